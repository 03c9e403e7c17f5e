package burraco.table;

import burraco.table.input.Change;
import burraco.table.input.Person;
import burraco.table.sheet.Corrections;
import burraco.table.sheet.Refusal;
import java.util.Optional;

/** Corrects the record of the hand at hand, and tells it. */
final class Correcting {
    /** So often nobody has to correct a hand. */
    private static final int MOST = 200;

    private final Desk desk;
    private int made;

    Correcting(Desk desk) {
        this.desk = desk;
    }

    Optional<Refusal> correct(Change change, Person by) {
        if (desk.isFull() || desk.sheet().corrections().size() >= MOST) {
            return Optional.of(Refusal.of(Refusal.Why.TOO_MUCH));
        }
        int id = made;
        Optional<Refusal> refusal =
                desk.take(Corrections.apply(desk.sheet(), change, id, by, desk.now));
        if (refusal.isEmpty()) {
            made++;
            desk.add(new Effect.Corrected(id, by));
        }
        return refusal;
    }

    Optional<Refusal> takeBack(int correction, Person by) {
        Optional<Refusal> refusal = desk.take(Corrections.takeBack(desk.sheet(), correction));
        if (refusal.isEmpty()) {
            desk.add(new Effect.CorrectionTakenBack(correction, by));
        }
        return refusal;
    }
}
