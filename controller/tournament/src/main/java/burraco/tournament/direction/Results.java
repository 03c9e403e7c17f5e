package burraco.tournament.direction;

import burraco.engine.score.Absence;
import burraco.engine.score.Absence.Award;
import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Progress.Done;
import burraco.tournament.direction.Progress.Refused;
import burraco.tournament.field.Who;
import burraco.tournament.plan.Edition;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.ranking.Scoring;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.MeetingResult.Awarded;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Round;
import burraco.tournament.round.RoundState;
import burraco.tournament.round.Side;
import burraco.tournament.round.Slip;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Results as they are delivered. */
public final class Results {
    /** No match has ever come near it. */
    private static final int MOST_POINTS = 99_999;

    /** What a match gives to both sides together (art. 17). */
    private static final int MOST_VICTORY_POINTS = 20;

    private Results() {}

    /** The table's place in the seating of a round, or why there is none. */
    sealed interface Found {
        record At(Round round, int meeting) implements Found {}

        record Nowhere(Refused why) implements Found {}
    }

    static Found find(Tournament tournament, int number, int table) {
        Optional<Round> round = tournament.round(number);
        if (round.isEmpty()) {
            return new Found.Nowhere(new Refused("change.no-round", number));
        }
        OptionalInt at = round.get().seating().at(table);
        return at.isPresent()
                ? new Found.At(round.get(), at.getAsInt())
                : new Found.Nowhere(new Refused("change.no-table", number, table));
    }

    static Progress record(Tournament tournament, Change.Record record) {
        return switch (find(tournament, record.round(), record.table())) {
            case Found.Nowhere(Refused why) -> why;
            case Found.At(Round round, int at) -> record(tournament, round, at, record);
        };
    }

    private static Progress record(
            Tournament tournament, Round round, int at, Change.Record record) {
        Slip slip = round.slip(at);
        if (slip.result().isPresent()) {
            // The same result twice counts once; another one is a correction.
            return slip.result().get().equals(record.result())
                    ? new Done(tournament)
                    : new Refused("change.delivered", record.round(), record.table());
        }
        Optional<Refused> wrong =
                wrong(tournament, record.result()).or(() -> unsigned(tournament, record));
        if (wrong.isPresent()) {
            return wrong.get();
        }
        if (record.round() != tournament.rounds().size()) {
            return new Refused("change.not-last", record.round());
        }
        boolean played = record.result() instanceof Played;
        if (played && new Scoring(tournament.formula(), tournament.field()).isSettled(round, at)) {
            return new Refused("change.not-played", record.round(), record.table());
        }
        Tournament now = Changed.round(tournament, round.with(at, slip.with(record.result())));
        return new Done(settled(Corrections.reopened(fresh(now))), remarks(record.result()));
    }

    /** Points that are not those of a slip come from an arbiter, who has a reason. */
    private static Optional<Refused> unsigned(Tournament tournament, Change.Record record) {
        return record.result() instanceof Awarded && tournament.edition() != Edition.FIRST
                ? Signed.by(record.by(), record.why())
                : Optional.empty();
    }

    /** What can't be a result. */
    static Optional<Refused> wrong(Tournament tournament, MeetingResult result) {
        return switch (result) {
            case Played(int first, int second, List<MeetingResult.Part> parts) -> {
                int firstSum = parts.stream().mapToInt(MeetingResult.Part::first).sum();
                int secondSum = parts.stream().mapToInt(MeetingResult.Part::second).sum();
                boolean sum = parts.isEmpty() || firstSum == first && secondSum == second;
                yield Math.max(Math.abs((long) first), Math.abs((long) second)) > MOST_POINTS
                        ? Optional.of(new Refused("change.points", first, second, MOST_POINTS))
                        : !sum
                                ? Optional.of(
                                        new Refused(
                                                "change.sum", first, second, firstSum, secondSum))
                                : (first - second) % 5 != 0
                                        ? Optional.of(new Refused("change.fives", first, second))
                                        : Optional.empty();
            }
            case Awarded(Award first, Award second) ->
                    outOfBounds(tournament, first).or(() -> outOfBounds(tournament, second));
            case MeetingResult.Abandoned(boolean first, boolean second, Award earned) ->
                    first || second
                            ? outOfBounds(tournament, earned)
                            : Optional.of(new Refused("change.nobody-left"));
        };
    }

    /** No match gives more than all victory points to one side, or fewer than none. */
    private static Optional<Refused> outOfBounds(Tournament tournament, Award award) {
        boolean within =
                award.victoryPoints() >= 0
                        && award.victoryPoints() <= MOST_VICTORY_POINTS
                        && Math.abs((long) award.matchPoints()) <= MOST_POINTS;
        return within || tournament.edition() == Edition.FIRST
                ? Optional.empty()
                : Optional.of(
                        new Refused(
                                "change.award",
                                award.victoryPoints(),
                                award.matchPoints(),
                                MOST_VICTORY_POINTS,
                                MOST_POINTS));
    }

    private static List<Sentence> remarks(MeetingResult result) {
        return result instanceof Played(int first, int second, var _)
                        && Math.max(Math.abs(first), Math.abs(second)) > 9_999
                ? List.of(new Sentence("remark.large", first, second))
                : List.of();
    }

    static Progress late(Tournament tournament, Change.Late late) {
        return switch (find(tournament, late.round(), late.table())) {
            case Found.Nowhere(Refused why) -> why;
            case Found.At(Round round, int at) -> {
                Slip slip = round.slip(at);
                if (late.round() != tournament.rounds().size()) {
                    yield new Refused("change.not-last", late.round());
                }
                boolean lost = Absence.isLost(Duration.ofMinutes(late.minutes()));
                if (slip.result().isPresent() && lost) {
                    yield new Refused("change.delivered", late.round(), late.table());
                }
                boolean over =
                        round.number() != tournament.rounds().size()
                                || round.state().compareTo(RoundState.RANKED) >= 0;
                if (over) {
                    yield new Refused("change.round-over", late.round());
                }
                if (late.minutes() < 0) {
                    yield new Refused("change.minutes", late.minutes());
                }
                Meeting meeting = round.seating().meetings().get(at);
                Side side = late.first() ? meeting.first() : meeting.second();
                boolean single = tournament.formula().field() == FieldKind.INDIVIDUALS;
                if (late.who() != 0 && !(single && side.has(late.who()))) {
                    yield new Refused("change.not-that-side", new Who(late.who()), late.table());
                }
                Slip marked =
                        late.who() == 0
                                ? slip.late(late.first(), side, late.minutes())
                                : slip.late(late.first(), side, late.who(), late.minutes());
                Tournament now = settled(fresh(Changed.round(tournament, round.with(at, marked))));
                yield new Done(now, Warnings.ofLateness(now, marked, late.first(), side));
            }
        };
    }

    static Progress countersign(Tournament tournament, Change.Countersign signed) {
        return switch (find(tournament, signed.round(), signed.table())) {
            case Found.Nowhere(Refused why) -> why;
            case Found.At(Round round, int at) ->
                    isKnown(tournament)
                            ? new Refused("change.round-over", signed.round())
                            : new Done(
                                    Changed.round(
                                            tournament, round.with(at, round.slip(at).signed())));
        };
    }

    /** Whether the last ranking of all is posted. The arbiter signs at the table, before it. */
    private static boolean isKnown(Tournament tournament) {
        return !tournament.hasNext()
                && tournament.rounds().getLast().state() == RoundState.RANKING_POSTED;
    }

    static Tournament fresh(Tournament tournament) {
        return Changed.draft(tournament, Changed.freshDraft(tournament));
    }

    /** A round is complete when no table needs a result any more, and not before. */
    static Tournament settled(Tournament tournament) {
        if (tournament.rounds().isEmpty()) {
            return tournament;
        }
        Round round = tournament.rounds().getLast();
        boolean complete = isComplete(tournament, round);
        RoundState state = round.state();
        if (complete && state.compareTo(RoundState.COMPLETE) < 0) {
            return Changed.round(tournament, round.is(RoundState.COMPLETE));
        }
        if (!complete && state.compareTo(RoundState.COMPLETE) >= 0) {
            return Changed.round(tournament, round.is(RoundState.RUNNING));
        }
        return tournament;
    }

    /** Looks no further than to the first open table: it is asked after every result. */
    private static boolean isComplete(Tournament tournament, Round round) {
        Scoring scoring = new Scoring(tournament.formula(), tournament.field());
        return IntStream.range(0, round.seating().meetings().size())
                .allMatch(meeting -> scoring.isSettled(round, meeting));
    }

    /** How many tables of a round have no result. */
    public static int missing(Tournament tournament, int number) {
        return open(tournament, number).size();
    }

    /** The meetings of a round without a result. */
    public static List<Meeting> open(Tournament tournament, int number) {
        Round round = tournament.rounds().get(number - 1);
        Scoring scoring = new Scoring(tournament.formula(), tournament.field());
        List<Meeting> open = new ArrayList<>();
        for (int i = 0; i < round.seating().meetings().size(); i++) {
            if (!scoring.isSettled(round, i)) {
                open.add(round.seating().meetings().get(i));
            }
        }
        return open;
    }

    static Slip slip(Round round, Meeting meeting) {
        return round.slip(round.seating().meetings().indexOf(meeting));
    }
}
