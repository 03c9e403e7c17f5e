package burraco.tournament.direction;

import burraco.tournament.field.Contestant;
import burraco.tournament.field.Leaving;
import burraco.tournament.field.Penalty;
import burraco.tournament.field.Warned;
import burraco.tournament.plan.Formula;
import burraco.tournament.round.Edit;
import burraco.tournament.round.LineUp;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.Places;
import burraco.tournament.round.Seating;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Something that the direction of a tournament does. All of them in order are its history. */
public sealed interface Change {
    /** The announced formula. When seats are posted, only stages that have not begun can change. */
    record Plan(Formula formula) implements Change {}

    record Enter(Contestant contestant) implements Change {}

    /** Another name, club or table for a number; players are changed by {@link Substitute}. */
    record Amend(Contestant contestant) implements Change {}

    /** An entry is taken back before anybody has a seat. */
    record Scratch(int number) implements Change {}

    /** The arbiter's list for the first places. */
    record Order(List<Integer> numbers) implements Change {
        public Order {
            numbers = List.copyOf(numbers);
        }
    }

    /**
     * Somebody who comes after the seats of the first round were posted (art. 34).
     *
     * @param now whether they complete the incomplete table of this round
     */
    record Admit(Contestant contestant, boolean now) implements Change {}

    /**
     * @param round the first round without them
     */
    record Leave(int number, int round, Leaving leaving, String by, String why) implements Change {}

    /**
     * @param round the first round in which they are back
     */
    record Return(int number, int round) implements Change {}

    record Substitute(int number, String out, String in, String by) implements Change {}

    /** The next round is drafted. */
    record Draft() implements Change {}

    record EditDraft(Edit edit) implements Change {}

    /** An arbiter has looked at the draft. */
    record Check(String by) implements Change {}

    /**
     * The seats of the next round are known.
     *
     * @param places of the stage, if this is its first round
     */
    record Post(int round, Optional<Places> places, Seating seating) implements Change {}

    /**
     * The seats of the last round are taken back before anybody sits; the round is a draft again.
     */
    record Unpost(int round, String by, String why) implements Change {}

    /** Everybody sits. */
    record Seat(int round) implements Change {}

    record Start(int round) implements Change {}

    /**
     * The result of a slip or a table, delivered for the first time.
     *
     * @param by the arbiter who gives the points, if they are not those of the slip
     */
    record Record(int round, int table, MeetingResult result, String by, String why)
            implements Change {
        /** What the slip says. */
        public Record(int round, int table, MeetingResult result) {
            this(round, table, result, "", "");
        }
    }

    /**
     * A side comes late.
     *
     * @param who the one of two individuals who was late, 0 if it was the whole side
     */
    record Late(int round, int table, boolean first, int minutes, int who) implements Change {
        public Late(int round, int table, boolean first, int minutes) {
            this(round, table, first, minutes, 0);
        }
    }

    /** A captain names who of a team plays at which of its tables (art. 2). */
    record NameLineUp(int round, LineUp lineUp) implements Change {}

    /** An arbiter, called before the end of the round, signs the slip (art. 19 c). */
    record Countersign(int round, int table, String by) implements Change {}

    /**
     * Another result in place of the delivered one.
     *
     * @param agreed whether the table has said together that it was wrong (art. 19, of a swap)
     */
    record Correct(
            int round,
            int table,
            MeetingResult result,
            Ground ground,
            boolean agreed,
            String by,
            String why)
            implements Change {
        public Correct(
                int round, int table, MeetingResult result, Ground ground, String by, String why) {
            this(round, table, result, ground, false, by, why);
        }
    }

    record Penalize(Penalty penalty) implements Change {}

    record Warn(Warned warned) implements Change {}

    /** The ranking of the last round is made. */
    record Rank(int round) implements Change {}

    record PostRanking(int round) implements Change {}

    /** The time to check the last ranking is over (art. 19 d). */
    record Finish() implements Change {}

    /** Why a delivered result may be changed (art. 19). */
    enum Ground {
        /** The points of the slip were added up wrongly. */
        SUM("sum"),
        /** Both sides' points stand in each other's place, and the table agrees. */
        SWAPPED("swapped"),
        /** The slip was right and was copied wrongly. */
        TRANSCRIPTION("transcription"),
        /** An arbiter or a jury decides it. */
        ARBITER("arbiter");

        private final String id;

        Ground(String id) {
            this.id = id;
        }

        public static Optional<Ground> parse(String id) {
            return Stream.of(values()).filter(one -> one.id.equals(id)).findFirst();
        }

        @Override
        public String toString() {
            return id;
        }
    }
}
