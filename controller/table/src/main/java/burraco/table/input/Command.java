package burraco.table.input;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** What somebody wants of the table. Plain values: a journal writes them down as they are. */
public sealed interface Command {

    /** What a player asks for at his place. */
    sealed interface OfPlayer extends Command {}

    /** What only an arbiter may do. */
    sealed interface OfArbiter extends Command {}

    /** What changes the record of the hand; it can be looked at before it is done. */
    sealed interface OnRecord extends OfArbiter {}

    /** What an arbiter may give a reason for: it is empty where he does not say. */
    sealed interface Reasoned extends OfArbiter {
        String why();
    }

    // At the seats

    /**
     * Yes: to the question that is open, to whoever contests the last act, or to what a hand came
     * to.
     */
    record Ok() implements OfPlayer {}

    /**
     * No: to the question that is open, or to whoever contests the last act; else the last act was
     * not as the table understood it.
     */
    record Undo() implements OfPlayer {}

    /** Calls the arbiter: what was not yet noticed is ruled now. Anybody may. */
    record Call() implements Command {}

    /**
     * What is left to a line of a hand that is over, where the table has not seen all of it.
     * Anybody may count it: it holds once both lines have confirmed what the hand came to.
     *
     * @param match its number at the table
     * @param hand its number in the match
     * @param points of the cards in its fans, and in a pozzetto that it has taken and not played
     */
    record Left(int match, int hand, Line line, int points) implements Command {}

    // The arbiter's

    /**
     * His go: the first card may be faced.
     *
     * @param dealer who deals, where somebody says so; else it is the one whom the cards tell
     */
    record Start(Optional<Seat> dealer) implements OfArbiter {}

    /** Announces the time-out. */
    record TimeOut() implements OfArbiter {}

    /**
     * Lets the last ruling go.
     *
     * @param meant the one that somebody has read: another one is not let go. Orders of earlier
     *     days name none
     */
    record Waive(Optional<Meant> meant, String why) implements OnRecord, Reasoned {
        public Waive(String why) {
            this(Optional.empty(), why);
        }
    }

    /**
     * A ruling.
     *
     * @param act the id of the act that it stands with
     */
    record Meant(int act, Case which) {}

    /**
     * Reports a case that the table cannot see.
     *
     * @param line as in the hand record: {@code arbiter CASE …}
     */
    record Report(String line, String why) implements OnRecord, Reasoned {}

    /**
     * Decides what the code leaves to people.
     *
     * @param line as in the hand record: {@code arbiter penalize W 5H}
     */
    record Decide(String line, String why) implements OnRecord, Reasoned {}

    record Points(Line line, int points, String why) implements OnRecord, Reasoned {}

    /** The cards are dealt again, by the same dealer. */
    record Redeal(String why) implements Reasoned {}

    /** Stops the hand and counts it; between two hands, ends the match. */
    record End(String why) implements Reasoned {}

    /**
     * He has come to those who have called him. A player says so for himself alone: he waits no
     * more.
     *
     * @param seats of whose calls he knows; all who wait, where it says none
     */
    record Attend(Set<Seat> seats) implements OfArbiter {
        public Attend {
            seats = seats.isEmpty() ? Set.of() : EnumSet.copyOf(seats);
        }
    }

    /** The hand that is over is counted, though its cards have not been seen to be gathered. */
    record NextHand() implements OfArbiter {}

    /**
     * What a hand came to, where not all cards could be counted or people counted otherwise.
     *
     * @param match its number at the table; 0 in journals of earlier versions, which do not say it
     * @param hand its number in the match
     */
    record Score(int match, int hand, int ns, int ew, String why) implements Reasoned {}

    /**
     * A player of this line has told him that this is what the hand came to. A player says so
     * himself for his own line, and gives no reason.
     *
     * @param match its number at the table; 0 in journals of earlier versions
     * @param hand its number in the match
     */
    record Confirm(int match, int hand, Line line, String why) implements Reasoned {}

    /**
     * What a hand came to, though both lines have confirmed otherwise.
     *
     * @param match its number at the table; 0 in journals of earlier versions
     * @param hand its number in the match
     */
    record Amend(int match, int hand, int ns, int ew, Ground ground) implements OfArbiter {}

    /** The table is to look again at what lies there: it has lost its way. */
    record Look(String why) implements Reasoned {}

    /**
     * What is the matter at a place where something else lies than the record has there.
     *
     * @param item its id
     */
    record Settle(int item, Settling how, String why) implements Reasoned {}

    /** Nobody plays, and no clock runs. */
    record Pause() implements OfArbiter {}

    record Resume() implements OfArbiter {}

    /** The act that somebody contests did happen. */
    record Dismiss(String why) implements Reasoned {}

    record Correct(Change change, String why) implements OnRecord, Reasoned {}

    /** Takes back a correction, a waiver, a report or points. */
    record TakeBack(int correction, String why) implements OnRecord, Reasoned {}

    /**
     * Chooses for whoever may choose.
     *
     * @param act the id of the act that the choice is about
     * @param option as it is shown, from 1
     */
    record Choose(int act, int option, String why) implements Reasoned {}

    /**
     * Cards were thrown to the partner, and nobody said where they go (art. 24): the other line
     * decides.
     *
     * @param seat who threw them
     * @param cards in the notation of the hand record, with blanks between them
     */
    record Thrown(Seat seat, String cards, String why) implements Reasoned {}

    /**
     * What a match belongs to, as its sheet says it.
     *
     * @param match its number at the table
     * @param tournament empty where it is none
     * @param round empty where there is none
     */
    record Belongs(int match, String tournament, String round) implements OfArbiter {}

    /**
     * Who plays there.
     *
     * @param name empty where nobody shall be named any more
     */
    record Name(Seat seat, String name) implements OfArbiter {}
}
