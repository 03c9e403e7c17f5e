package burraco.table;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.table.sheet.Line;
import burraco.tracking.Difference;
import burraco.tracking.Told;
import burraco.tracking.deal.Stage;
import burraco.tracking.weighing.Learnt;
import java.util.List;
import java.util.Optional;

/** Who makes acts of readings for the table; it is told what people made of them. */
public interface Watcher {
    /** Takes in one reading; what it led to. */
    List<Told> take(Reading reading);

    /**
     * The acts of the hand at hand are these, whatever was told. It goes on from there: what lies
     * on the table now is as it should be, and only what moves from now on is somebody's doing. It
     * tells nothing about this.
     *
     * @param lines since this watcher was asked to watch
     */
    void agree(List<Line> lines, long now);

    /** What it knows of the table's scales, for whoever watches next. */
    Learnt learnt();

    /** Who deals the hand at hand, by what people said or else by the cards. */
    Seat dealer();

    /** Somebody says who deals, before anything is on record. */
    void dealtBy(Seat dealer);

    /** How far the deal has come; empty while the hand is played. */
    Optional<Stage> dealing();

    /**
     * Somebody answered what only a person can tell; what it led to.
     *
     * @param yes whether it is as the code would have it
     */
    List<Told> answer(Told.Unsure question, boolean yes, long now);

    /** The hand goes no further: nobody is blamed for what is not sure by now; what it led to. */
    List<Told> suspectNobody(long now);

    /** People know why it is not as the record has it: it is not told again. */
    void settle(Difference difference);

    /** Somebody says that the table has lost its way: what lies there is explained anew. */
    void lookAgain(long now);

    /** Hires one for the hands that begin with this dealer. */
    interface Agency {
        /**
         * @param known whether somebody said who deals; else he is presumed, and the cards tell
         * @param learnt by whoever watched before
         */
        Watcher watch(Seat dealer, boolean known, Learnt learnt, long now);
    }
}
