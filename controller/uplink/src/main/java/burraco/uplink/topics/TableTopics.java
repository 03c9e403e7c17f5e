package burraco.uplink.topics;

import burraco.broker.Message;

/**
 * The topics of a table that is at no hall, or tells another broker besides.
 *
 * @param prefix with which they begin
 * @param table its name there
 */
public record TableTopics(String prefix, String table) {
    public static final String ONLINE = "online";
    public static final String OFFLINE = "offline";

    private String of(String what) {
        return prefix + "/" + table + "/" + what;
    }

    /** Whether the table is connected. */
    public String presence() {
        return of("presence");
    }

    /** What the table is like. */
    public String state() {
        return of("state");
    }

    /** What its lamps mean. */
    public String lamps() {
        return of("lamps");
    }

    public Message here() {
        return Message.staying(presence(), ONLINE);
    }

    public Message gone() {
        return Message.staying(presence(), OFFLINE);
    }
}
