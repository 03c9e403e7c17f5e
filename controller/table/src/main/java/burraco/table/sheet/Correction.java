package burraco.table.sheet;

import burraco.table.input.Person;
import java.util.Optional;

/**
 * What a person says of an act, whatever the table understood: a correction, and just so a waiver,
 * a report or an arbiter's points.
 *
 * @param id by which it can be taken back; never used again in this hand
 * @param was the record's line before it; empty where there was none
 * @param now what it says; empty where the act did not happen
 * @param said the same as an act
 * @param why his reason, in his words; empty where he gave none
 */
public record Correction(
        int id, Person by, long at, String was, String now, Optional<Said> said, String why) {
    /** Who says something, when, and why. */
    public record Word(int id, Person by, long at, String why) {
        Correction of(String was, String now, Optional<Said> said) {
            return new Correction(id, by, at, was, now, said, why);
        }
    }
}
