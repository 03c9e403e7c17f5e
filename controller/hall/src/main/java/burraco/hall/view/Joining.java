package burraco.hall.view;

import burraco.json.JsonObject;

/**
 * A device that asks to join the hall.
 *
 * @param id names the request in orders
 * @param name as the device calls itself; may be empty
 * @param code the digits that its own screen shows as well
 * @param from its address in the network
 * @param since in the hall's milliseconds
 */
public record Joining(String id, String name, String code, String from, long since)
        implements JsonObject {}
