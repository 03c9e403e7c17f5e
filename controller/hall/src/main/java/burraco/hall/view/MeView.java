package burraco.hall.view;

import burraco.cards.Line;
import burraco.hall.room.Notice;
import burraco.hall.room.PhoneCall;
import burraco.hall.view.TableTold.HandPoints;
import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import burraco.tournament.Tournament;
import burraco.tournament.ranking.Scoring;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Round;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What one pair sees of the hall on its phone: its own seat, points and rank, and nothing that
 * others may not see.
 *
 * @param rests whether it has no opponents in this round
 * @param ends of the round at its table
 * @param message to all or to its table
 * @param calling since when it calls the arbiter
 * @param coming whether an arbiter has said to come
 * @param results of rounds that are played, the newest first
 */
public record MeView(
        String title,
        int number,
        String name,
        int round,
        int rounds,
        boolean over,
        @OmitEmpty Optional<Place> place,
        boolean rests,
        @OmitEmpty Optional<Long> starts,
        @OmitEmpty Optional<Long> ends,
        @OmitEmpty Optional<Long> paused,
        @OmitEmpty Optional<String> message,
        @OmitEmpty Optional<Long> calling,
        boolean coming,
        List<Result> results,
        @OmitEmpty Optional<Rank> rank)
        implements JsonObject {
    /**
     * @param line on which they sit, as far as anybody has said it
     * @param maySit whether they may still say that
     * @param live how the match stands, until its result is in
     */
    public record Place(
            int table,
            String opponents,
            @OmitEmpty Optional<String> partners,
            String line,
            boolean maySit,
            @OmitEmpty Optional<Live> live)
            implements JsonObject {}

    /**
     * @param parts points of each hand that is counted, theirs second
     * @param confirms lines that have still to confirm
     */
    public record Live(
            int hand,
            int hands,
            int mine,
            int theirs,
            List<List<Integer>> parts,
            List<String> confirms,
            boolean over,
            boolean confirmed)
            implements JsonObject {}

    /**
     * @param parts points of each hand, where the slip has them
     */
    public record Result(
            int round,
            int table,
            String opponents,
            @OmitEmpty Optional<Integer> mine,
            @OmitEmpty Optional<Integer> theirs,
            List<List<Integer>> parts,
            int victoryPoints)
            implements JsonObject {}

    /**
     * @param after the round that it counts to
     */
    public record Rank(int after, int rank, int of, int victoryPoints, int matchPoints)
            implements JsonObject {}

    /**
     * @param played rounds of the same tournament
     * @param ranking of it that is posted
     */
    public static MeView of(HallNow hall, int number, PlayedRounds played, PostedRanking ranking) {
        Tournament now = hall.content().now();
        ClockView clock = ClockView.of(hall);
        Optional<Round> round = now.current();
        Optional<PhoneCall> call = round.flatMap(one -> hall.room().phone(one.number(), number));
        OptionalInt at =
                round.map(one -> PlayedRounds.meeting(one, number)).orElse(OptionalInt.empty());
        Optional<Place> place =
                at.isPresent()
                        ? Optional.of(place(hall, round.orElseThrow(), at.getAsInt(), number))
                        : Optional.empty();
        return new MeView(
                now.title(),
                number,
                now.field().get(number).contestant().title(),
                clock.round(),
                clock.rounds(),
                clock.over(),
                place,
                round.flatMap(one -> one.seating().restOf(number)).isPresent(),
                clock.starts(),
                place.flatMap(one -> ClockView.time(hall).map(time -> time.ends(one.table())))
                        .or(clock::ends),
                clock.paused(),
                place.map(one -> hall.room().notice(one.table()))
                        .orElseGet(hall.room()::notice)
                        .map(Notice::text),
                call.map(PhoneCall::since),
                call.filter(one -> hall.room().handled().containsKey(one.id())).isPresent(),
                played.of(number),
                rank(ranking, number));
    }

    private static Place place(HallNow hall, Round round, int at, int number) {
        Tournament now = hall.content().now();
        Meeting meeting = round.seating().meetings().get(at);
        int table = meeting.table();
        Line line = line(hall, round, meeting, number);
        Optional<TableTold> told = ProgressView.told(hall, round, table);
        boolean settled = new Scoring(now.formula(), now.field()).isSettled(round, at);
        List<Integer> partners =
                meeting.of(number).numbers().stream().filter(one -> one != number).toList();
        return new Place(
                table,
                ControlView.names(now, meeting.against(number).numbers()),
                partners.isEmpty()
                        ? Optional.empty()
                        : Optional.of(ControlView.names(now, partners)),
                line.toString(),
                !settled && told.map(MeView::hasNotBegun).orElse(true),
                settled ? Optional.empty() : told.map(one -> live(one, line)));
    }

    /** Where somebody sits at a table. */
    private static Line line(HallNow hall, Round round, Meeting meeting, int number) {
        boolean firstNs = hall.room().firstNorthSouth(round.number(), meeting.table());
        return meeting.first().has(number) == firstNs ? Line.NS : Line.EW;
    }

    private static boolean hasNotBegun(TableTold told) {
        return !told.over()
                && told.finished() == 0
                && told.hand() <= 1
                && told.current().equals(HandPoints.NONE);
    }

    private static Live live(TableTold told, Line line) {
        Line other = line == Line.NS ? Line.EW : Line.NS;
        return new Live(
                told.hand(),
                told.hands(),
                told.points().of(line),
                told.points().of(other),
                told.counted().stream()
                        .map(hand -> List.of(hand.of(line), hand.of(other)))
                        .toList(),
                told.unconfirmed().stream().map(Line::toString).toList(),
                told.over(),
                told.confirmed());
    }

    private static Optional<Rank> rank(PostedRanking ranking, int number) {
        return ranking.rows().stream()
                .filter(row -> row.number() == number)
                .findFirst()
                .map(row ->
                        new Rank(
                                ranking.after(),
                                row.rank(),
                                ranking.rows().size(),
                                row.victoryPoints(),
                                row.matchPoints()));
    }
}
