package burraco.hall.view;

import burraco.json.JsonObject;

/**
 * A journal that a device sends and nobody has accepted: a new one, or one that was restored.
 *
 * @param device that sends it
 * @param table at which it is, 0 if at none
 * @param journal its name
 * @param since in the hall's milliseconds
 */
public record StrangeJournal(String device, int table, String journal, long since)
        implements JsonObject {}
