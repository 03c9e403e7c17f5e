package burraco.table;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.table.sheet.SheetLine;
import burraco.tracking.deal.DealStage;
import burraco.tracking.event.Discrepancy;
import burraco.tracking.event.TrackerEvent;
import burraco.tracking.weighing.ScaleKnowledge;
import java.util.List;
import java.util.Optional;

/** Turns readings into acts for the table, and is told how people correct them. */
public interface Watcher {
    /** Takes in a reading and returns what followed from it. */
    List<TrackerEvent> take(Reading reading);

    /**
     * Replaces the acts of the present hand, whatever was reported. The watcher continues from
     * there: what lies on the table now is taken as right, and only later changes are acts. It
     * reports nothing about this.
     *
     * @param lines the lines since this watcher started
     */
    void agree(List<SheetLine> lines, long now);

    /** What it has learned about the scales, for the next watcher. */
    ScaleKnowledge learnt();

    /** The dealer of the present hand, as set by people or found out from the cards. */
    Seat dealer();

    /** Sets the dealer, before anything is on record. */
    void dealtBy(Seat dealer);

    /** How far the deal has come; empty while the hand is played. */
    Optional<DealStage> dealing();

    /**
     * Takes in the answer to a question that only a person can answer, and returns what followed
     * from it.
     *
     * @param yes whether the act was in order
     */
    List<TrackerEvent> answer(TrackerEvent.Unsure question, boolean yes, long now);

    /** Drops open suspicions, because the hand goes no further; returns what followed from it. */
    List<TrackerEvent> suspectNobody(long now);

    /** Records that people know about a discrepancy, so that it is not reported again. */
    void settle(Discrepancy difference);

    /** Recovers the hand from what lies on the table, because somebody says that it is lost. */
    void lookAgain(long now);

    /** Creates a watcher for the hands that begin with this dealer. */
    interface Agency {
        /**
         * @param known whether somebody has said who deals; otherwise the cards decide
         * @param learnt what earlier watchers have learned
         */
        Watcher watch(Seat dealer, boolean known, ScaleKnowledge learnt, long now);
    }
}
