package burraco.table.input;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** What somebody wants the table to do. Commands are plain values that a journal can store. */
public sealed interface Command {

    /** A command that a player gives at his seat. */
    sealed interface OfPlayer extends Command {}

    /** A command that only an arbiter may give. */
    sealed interface OfArbiter extends Command {}

    /** A command that changes the record of the hand and can be previewed. */
    sealed interface OnRecord extends OfArbiter {}

    /** A command with an optional reason; empty if none is given. */
    sealed interface Reasoned extends OfArbiter {
        String why();
    }

    // At the seats

    /**
     * Yes: to the open question, to a player who contests the last act, or to the score of a hand.
     */
    record Ok() implements OfPlayer {}

    /**
     * No: to the open question, or to a player who contests the last act; otherwise it contests the
     * last act.
     */
    record Undo() implements OfPlayer {}

    /** Calls the arbiter, so that faults that were not noticed are ruled now. Anybody may. */
    record Call() implements Command {}

    /**
     * The points left to a line in a finished hand of which the table has not seen all cards.
     * Anybody may count them; they hold once both lines have confirmed the hand.
     *
     * @param match number of the match at the table
     * @param hand number of the hand in the match
     * @param points of the cards in the line's fans, and in a pozzetto that it has taken and not
     *     played
     */
    record Left(int match, int hand, Line line, int points) implements Command {}

    // The arbiter's commands

    /**
     * Allows the first card to be faced.
     *
     * @param dealer the dealer, if the arbiter names him; otherwise the cards decide
     */
    record Start(Optional<Seat> dealer) implements OfArbiter {}

    /** Announces the time-out. */
    record TimeOut() implements OfArbiter {}

    /**
     * Waives the last ruling.
     *
     * @param meant the ruling that the arbiter has read, so that no other is waived; empty in
     *     journals of earlier versions
     */
    record Waive(Optional<Meant> meant, String why) implements OnRecord, Reasoned {
        public Waive(String why) {
            this(Optional.empty(), why);
        }
    }

    /**
     * A ruling.
     *
     * @param act the id of the act with which it stands
     */
    record Meant(int act, Case which) {}

    /**
     * Reports a case that the table cannot see.
     *
     * @param line as in the hand record: {@code arbiter CASE …}
     */
    record Report(String line, String why) implements OnRecord, Reasoned {}

    /**
     * Decides what the code of play leaves to the arbiter.
     *
     * @param line as in the hand record: {@code arbiter penalize W 5H}
     */
    record Decide(String line, String why) implements OnRecord, Reasoned {}

    record Points(Line line, int points, String why) implements OnRecord, Reasoned {}

    /** Has the cards dealt again by the same dealer. */
    record Redeal(String why) implements Reasoned {}

    /** Stops the hand and counts it; between two hands, ends the match. */
    record End(String why) implements Reasoned {}

    /**
     * Ends a hand of which the table knows no card because it does not follow it: people have
     * played it, and enter its score.
     */
    record EndUnseen(String why) implements Reasoned {}

    /**
     * The arbiter has come to those who called him. A player gives it for himself alone and waits
     * no more.
     *
     * @param seats whose calls are meant; empty for all
     */
    record Attend(Set<Seat> seats) implements OfArbiter {
        public Attend {
            seats = seats.isEmpty() ? Set.of() : EnumSet.copyOf(seats);
        }
    }

    /** Counts the finished hand although its cards have not been seen to be gathered. */
    record NextHand() implements OfArbiter {}

    /**
     * Enters what a hand came to, if not all cards could be counted or people counted otherwise.
     *
     * @param match number of the match at the table; 0 in journals of earlier versions
     * @param hand number of the hand in the match
     */
    record Score(int match, int hand, int ns, int ew, String why) implements Reasoned {}

    /**
     * Confirms what a hand came to, because a player of this line has told the arbiter so. A player
     * gives it for his own line, without a reason.
     *
     * @param match number of the match at the table; 0 in journals of earlier versions
     * @param hand number of the hand in the match
     */
    record Confirm(int match, int hand, Line line, String why) implements Reasoned {}

    /**
     * Changes a score that both lines have confirmed.
     *
     * @param match number of the match at the table; 0 in journals of earlier versions
     * @param hand number of the hand in the match
     */
    record Amend(int match, int hand, int ns, int ew, AmendmentGround ground)
            implements OfArbiter {}

    /** Has the table look again at what lies there, because it has lost the hand. */
    record Look(String why) implements Reasoned {}

    /**
     * Settles a discrepancy between the table and the record.
     *
     * @param item its id
     */
    record Settle(int item, DiscrepancyAnswer how, String why) implements Reasoned {}

    /** Stops play and all clocks. */
    record Pause() implements OfArbiter {}

    record Resume() implements OfArbiter {}

    /** Says that the act that somebody contests did happen. */
    record Dismiss(String why) implements Reasoned {}

    record Correct(RecordChange change, String why) implements OnRecord, Reasoned {}

    /** Takes back a correction, a waiver, a report or points. */
    record TakeBack(int correction, String why) implements OnRecord, Reasoned {}

    /**
     * Chooses for a player who may choose.
     *
     * @param act the id of the act that the choice is about
     * @param option the option's number as shown, from 1
     */
    record Choose(int act, int option, String why) implements Reasoned {}

    /**
     * Reports that cards were thrown to the partner without saying where they go (art. 24), so that
     * the other line decides.
     *
     * @param seat who threw them
     * @param cards in hand-record notation, separated by blanks
     */
    record Thrown(Seat seat, String cards, String why) implements Reasoned {}

    /**
     * Says to which tournament a match belongs.
     *
     * @param match number of the match at the table
     * @param tournament empty if none
     * @param round empty if none
     */
    record Belongs(int match, String tournament, String round) implements OfArbiter {}

    /** Says what the hall wants of the table. One that is older than another does nothing. */
    record Assign(Assignment what) implements OfArbiter {}

    /**
     * Sets a player's name.
     *
     * @param name empty to remove it
     */
    record Name(Seat seat, String name) implements OfArbiter {}
}
