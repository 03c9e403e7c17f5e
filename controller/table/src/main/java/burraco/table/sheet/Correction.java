package burraco.table.sheet;

import burraco.table.input.Person;
import java.util.Optional;

/**
 * A person's statement about an act, which overrides the table's understanding: a correction, a
 * waiver, a report or an arbiter's points.
 *
 * @param id by which it can be taken back; never reused in this hand
 * @param was the line of the record before it; empty if there was none
 * @param now the new line; empty if the act did not happen
 * @param said the new line as an act
 * @param why the person's reason, in his words; may be empty
 */
public record Correction(
        int id, Person by, long at, String was, String now, Optional<ToldAct> said, String why) {
    /** Who says something, when, and why. */
    public record Word(int id, Person by, long at, String why) {
        Correction of(String was, String now, Optional<ToldAct> said) {
            return new Correction(id, by, at, was, now, said, why);
        }
    }
}
