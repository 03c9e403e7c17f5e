package burraco.table.state;

import burraco.tracking.Told;

/**
 * Something that cannot be told from what is heard.
 *
 * @param id never used again at this table
 */
public record Question(int id, Told.Unsure unsure) {}
