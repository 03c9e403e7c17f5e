package burraco.table;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Ending;
import burraco.engine.ruling.Ruling;
import burraco.engine.score.LineScore;
import burraco.engine.score.VictoryPoints;
import burraco.hal.TagId;
import burraco.table.input.Command;
import burraco.table.input.Ground;
import burraco.table.input.Person;
import burraco.table.input.Settling;
import burraco.table.sheet.Refusal;
import burraco.table.state.Choice;
import burraco.table.state.Contest;
import burraco.table.state.CountEntry;
import burraco.table.state.Differing;
import burraco.table.state.Event;
import burraco.table.state.Question;
import burraco.table.state.Shown;
import burraco.table.state.Troubles.Trouble;
import burraco.tracking.Told;
import java.util.List;
import java.util.Optional;

/** What came of an input. Everybody may know it, but for why somebody was refused. */
public sealed interface Effect {

    // Acts

    /** An act, and what the code says about it: it stands at the end of the record now. */
    record Decided(Shown act) implements Effect {}

    /**
     * The last line of the record holds no more, or will be told again with another number.
     *
     * @param why the reason of the sensors; empty where a person is the reason
     * @param fallen its rulings that do not stand any more
     */
    record Withdrawn(Shown act, Optional<Told.Why> why, List<Ruling> fallen) implements Effect {
        public Withdrawn {
            fallen = List.copyOf(fallen);
        }
    }

    // Corrections

    /**
     * What somebody says of the record stands: a correction, a waiver, a report or points.
     *
     * @param why his reason; empty where he gave none
     */
    record Corrected(int id, Person by, String why) implements Effect {}

    record CorrectionTakenBack(int id, Person by, String why) implements Effect {}

    /** What people said before cannot be, after what was heard since. */
    record CorrectionFell(int id) implements Effect {}

    /** A player says that the table got an act wrong. */
    record Contested(Contest contest) implements Effect {}

    /**
     * Nobody contests it any more.
     *
     * @param by who said so: the act did happen, or he who contested it thought again; empty where
     *     it is gone, or not the last one any more
     */
    record ContestOver(Contest contest, Optional<Person> by) implements Effect {}

    /** What somebody wanted is not done. He alone is told: the reason may lie in hidden cards. */
    record Refused(Person by, Command command, Refusal why) implements Effect {}

    // Choices

    /** Somebody chooses, and this is the option that is shown to him now. */
    record Choosing(Choice choice) implements Effect {}

    /**
     * The option that was shown is taken.
     *
     * @param why the reason of an arbiter who chose for others; empty where none is given
     */
    record Chosen(Choice choice, Person by, String why) implements Effect {}

    /** There is nothing to choose any more: it was done with the cards, or is due no more. */
    record ChoiceOver(Choice choice) implements Effect {}

    // Doubts

    record Unsure(Question question) implements Effect {}

    /** What was unsure is clear by an act. */
    record Resolved(Question question) implements Effect {}

    /** What was unsure somebody has told. */
    record Answered(Question question, boolean yes, Person by) implements Effect {}

    // What lies there and what is believed

    /** Something else lies at a place than the record has there; or something else is offered. */
    record Differs(Differing item) implements Effect {}

    /** It agrees again. */
    record DifferenceOver(Differing item) implements Effect {}

    /** Somebody says what it is; the other line is to say so too. */
    record DifferenceSaid(Differing item, Person by) implements Effect {}

    /**
     * People have said what it is.
     *
     * @param by whose word was the last one that it needed
     */
    record Settled(Differing item, Settling how, Person by, String why) implements Effect {}

    /** Somebody wants the table to look again at what lies there. */
    record LooksAgain(Person by, String why) implements Effect {}

    record Foreign(TagId tag, int antenna) implements Effect {}

    record TroubleBegan(Trouble trouble) implements Effect {}

    record TroubleOver(Trouble trouble) implements Effect {}

    // People and time

    /** The arbiter has let them begin. */
    record Started(Seat dealer) implements Effect {}

    /** Somebody calls the arbiter. */
    record Called(Person by) implements Effect {}

    /** The arbiter has come to those who have called him. */
    record Attended(Person by) implements Effect {}

    /** Somebody has said what a match belongs to. */
    record Belongs(int match, Event event, Person by) implements Effect {}

    /**
     * Who plays there.
     *
     * @param name empty where nobody is named any more
     */
    record Named(Seat seat, String name, Person by) implements Effect {}

    record Paused() implements Effect {}

    record Resumed() implements Effect {}

    /** The time of the round is over: the time-out follows, as soon as there is a hand to end. */
    record RoundOver() implements Effect {}

    /** The player in turn has so little time left; 0: it is over. */
    record TurnTimeRunsOut(Seat seat, int seconds) implements Effect {}

    // Hands and matches

    /**
     * A hand is over, and its cards are gathered: nothing of it is hidden any more.
     *
     * @param rulings about what nobody had called for
     * @param record its bare record
     */
    record HandOver(
            int hand,
            Ending ending,
            LineScore ns,
            LineScore ew,
            List<Ruling> rulings,
            String record)
            implements Effect {
        public HandOver {
            rulings = List.copyOf(rulings);
        }
    }

    /** People have counted a hand. */
    record Scored(int match, int hand, int ns, int ew, Person by, String why) implements Effect {}

    /**
     * What is left to a line, of which the table had not seen all, is counted.
     *
     * @param by who says so; empty where the table has counted fans that were laid before it
     */
    record Left(int match, int hand, Line line, int points, Optional<Person> by)
            implements Effect {}

    /** A player enters with his buttons what is left to a line, and this is what is shown now. */
    record CountEntered(CountEntry entry) implements Effect {}

    /** Nobody goes on with it: the player went back, or the count has come in another way. */
    record CountEntryOver(CountEntry entry) implements Effect {}

    /**
     * That is what the hand came to, for this line.
     *
     * @param by one of its players, or an arbiter to whom they said so
     * @param why what he says to it; empty where he says nothing
     */
    record Confirmed(int match, int hand, Line line, Person by, String why) implements Effect {}

    /** What a hand came to is written otherwise, though both lines had confirmed it. */
    record Amended(int match, int hand, int ns, int ew, Ground ground, Person by)
            implements Effect {}

    /**
     * @param points empty while people owe the count of a hand
     */
    record MatchOver(int match, int ns, int ew, Optional<VictoryPoints> points) implements Effect {}
}
