package burraco.layout;

import java.util.Optional;

/**
 * To which broker a table tells what everybody may know: the {@code [mqtt]} section. Files are
 * relative to the layout.
 *
 * @param broker its address
 * @param name by which the broker knows the table, with the password in that file
 * @param password a file
 * @param authority a PEM file with whom to trust; else the system decides
 * @param certificate a PEM file that proves who the table is
 * @param key the PEM file with its private key
 * @param table the table's name within its topics
 * @param prefix with which its topics begin
 * @param discovery under which topics a home automation looks for devices
 * @param announce whether the table tells there what it has; else it takes that back
 */
public record MqttInfo(
        String broker,
        Optional<String> name,
        Optional<String> password,
        Optional<String> authority,
        Optional<String> certificate,
        Optional<String> key,
        String table,
        String prefix,
        String discovery,
        boolean announce) {}
