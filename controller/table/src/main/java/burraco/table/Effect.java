package burraco.table;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Ending;
import burraco.engine.ruling.Ruling;
import burraco.engine.score.LineScore;
import burraco.engine.score.VictoryPoints;
import burraco.hal.TagId;
import burraco.table.input.AmendmentGround;
import burraco.table.input.Assignment;
import burraco.table.input.Command;
import burraco.table.input.DiscrepancyAnswer;
import burraco.table.input.Person;
import burraco.table.sheet.Refusal;
import burraco.table.state.Contest;
import burraco.table.state.CountEntry;
import burraco.table.state.MatchEvent;
import burraco.table.state.OpenChoice;
import burraco.table.state.OpenDiscrepancy;
import burraco.table.state.Question;
import burraco.table.state.ShownAct;
import burraco.table.state.Troubles.Trouble;
import burraco.tracking.course.WithdrawalReason;
import java.util.List;
import java.util.Optional;

/** What followed from an input. Everybody may know it, except the reason of a refusal. */
public sealed interface Effect {

    // Acts

    /** An act was added at the end of the record, with its rulings. */
    record Decided(ShownAct act) implements Effect {}

    /**
     * The last line of the record was removed; the act may be reported again with another number.
     *
     * @param why the sensors' reason; empty if a person is the reason
     * @param fallen its rulings that no longer hold
     */
    record Withdrawn(ShownAct act, Optional<WithdrawalReason> why, List<Ruling> fallen)
            implements Effect {
        public Withdrawn {
            fallen = List.copyOf(fallen);
        }
    }

    // Corrections

    /**
     * A correction, a waiver, a report or points by a person now hold.
     *
     * @param why the person's reason; may be empty
     */
    record Corrected(int id, Person by, String why) implements Effect {}

    record CorrectionTakenBack(int id, Person by, String why) implements Effect {}

    /** What a person said earlier has become impossible through later readings. */
    record CorrectionFell(int id) implements Effect {}

    /** A player says that the table misunderstood an act. */
    record Contested(Contest contest) implements Effect {}

    /**
     * A contest is over.
     *
     * @param by who ended it, by confirming the act or by withdrawing the contest; empty if the act
     *     is gone or no longer the last one
     */
    record ContestOver(Contest contest, Optional<Person> by) implements Effect {}

    /**
     * A command was refused. Only its author is told, because the reason may lie in hidden cards.
     */
    record Refused(Person by, Command command, Refusal why) implements Effect {}

    // Choices

    /** A choice is open, and this option is shown. */
    record Choosing(OpenChoice choice) implements Effect {}

    /**
     * The option that was shown was taken.
     *
     * @param why the reason of an arbiter who chose for others; may be empty
     */
    record Chosen(OpenChoice choice, Person by, String why) implements Effect {}

    /** The choice is over: it was carried out with the cards, or is no longer due. */
    record ChoiceOver(OpenChoice choice) implements Effect {}

    // Questions

    record Unsure(Question question) implements Effect {}

    /** An act has answered the question. */
    record Resolved(Question question) implements Effect {}

    /** A person has answered the question. */
    record Answered(Question question, boolean yes, Person by) implements Effect {}

    // Discrepancies

    /** Something else lies at a place than the record says, or another answer is offered for it. */
    record Differs(OpenDiscrepancy item) implements Effect {}

    /** The discrepancy is over. */
    record DifferenceOver(OpenDiscrepancy item) implements Effect {}

    /** A player has answered; the other line has to agree. */
    record DifferenceSaid(OpenDiscrepancy item, Person by) implements Effect {}

    /**
     * People have settled the discrepancy.
     *
     * @param by the last person whose agreement was needed
     */
    record Settled(OpenDiscrepancy item, DiscrepancyAnswer how, Person by, String why)
            implements Effect {}

    /** Somebody asked the table to look again at what lies there. */
    record LooksAgain(Person by, String why) implements Effect {}

    record Foreign(TagId tag, int antenna) implements Effect {}

    record TroubleBegan(Trouble trouble) implements Effect {}

    record TroubleOver(Trouble trouble) implements Effect {}

    // People and time

    /** The arbiter has started the hand. */
    record Started(Seat dealer) implements Effect {}

    /** Somebody has called the arbiter. */
    record Called(Person by) implements Effect {}

    /** The arbiter has come to those who called him. */
    record Attended(Person by) implements Effect {}

    /** Somebody has said to which tournament a match belongs. */
    record Belongs(int match, MatchEvent event, Person by) implements Effect {}

    /** A hall has assigned something to the table; what came of it are effects of their own. */
    record Assigned(Assignment what) implements Effect {}

    /**
     * A player's name was set.
     *
     * @param name empty if it was removed
     */
    record Named(Seat seat, String name, Person by) implements Effect {}

    record Paused() implements Effect {}

    record Resumed() implements Effect {}

    /** The time of the round is over: the time-out follows, as soon as there is a hand to end. */
    record RoundOver() implements Effect {}

    /** The player in turn has this little time left; 0 if it is over. */
    record TurnTimeRunsOut(Seat seat, int seconds) implements Effect {}

    // Hands and matches

    /**
     * A hand is over and its cards are gathered, so that nothing of it is hidden any more.
     *
     * @param rulings rulings about faults for which nobody had called
     * @param record its hand record
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

    /** A person has entered the score of a hand. */
    record Scored(int match, int hand, int ns, int ew, Person by, String why) implements Effect {}

    /**
     * The points left to a line, of which the table had not seen all cards, have been counted.
     *
     * @param by who counted them; empty if the table counted fans that were laid open
     */
    record Left(int match, int hand, Line line, int points, Optional<Person> by)
            implements Effect {}

    /** A player enters with his buttons what is left to a line, and this is what is shown now. */
    record CountEntered(CountEntry entry) implements Effect {}

    /** The entry has ended: the player went back, or the count has come in another way. */
    record CountEntryOver(CountEntry entry) implements Effect {}

    /**
     * A line has confirmed the score of a hand.
     *
     * @param by one of its players, or an arbiter to whom they said so
     * @param why the arbiter's remark; may be empty
     */
    record Confirmed(int match, int hand, Line line, Person by, String why) implements Effect {}

    /** A score that both lines had confirmed was changed. */
    record Amended(int match, int hand, int ns, int ew, AmendmentGround ground, Person by)
            implements Effect {}

    /**
     * @param points empty while the count of a hand is missing
     */
    record MatchOver(int match, int ns, int ew, Optional<VictoryPoints> points) implements Effect {}
}
