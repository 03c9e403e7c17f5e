package burraco.table.sheet;

import burraco.table.input.Person;
import java.util.Optional;

/**
 * What a person says of an act, whatever the table understood.
 *
 * @param id by which it can be taken back; never used again in this hand
 * @param was the record's line before it; empty where there was none
 * @param now what it says; empty where the act did not happen
 * @param said the same as an act
 */
public record Correction(int id, Person by, long at, String was, String now, Optional<Said> said) {}
