package burraco.hall.view;

import burraco.cards.Line;
import burraco.hall.room.RoundTime;
import burraco.hall.view.TableTold.HandPoints;
import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import burraco.table.state.Situation;
import burraco.tournament.Tournament;
import burraco.tournament.ranking.Scoring;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Round;
import burraco.tournament.round.Slip;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * How far all tables are, for everybody: no times of turns, nothing about who is slow. A page has
 * the names from the seats, so that this stays small: it changes every few seconds.
 *
 * @param hands of a match
 */
public record ProgressView(
        String title,
        int round,
        int rounds,
        int hands,
        @OmitEmpty Optional<Long> starts,
        @OmitEmpty Optional<Long> ends,
        @OmitEmpty Optional<Long> paused,
        List<Row> tables)
        implements JsonObject {
    /**
     * @param t number of the table
     * @param s how it stands, see {@link Stand}
     * @param h the hand that is played
     * @param a match points of the side that is listed first
     * @param b match points of the other side
     * @param ends another end of the round than the others have
     * @param w what the table waits for, where that is not somebody's turn
     * @param l lines whose confirmation it waits for
     */
    public record Row(
            int t,
            String s,
            @OmitEmpty Optional<Integer> h,
            @OmitEmpty Optional<Integer> a,
            @OmitEmpty Optional<Integer> b,
            @OmitEmpty Optional<Long> ends,
            @OmitEmpty Optional<String> w,
            @OmitEmpty Optional<String> l)
            implements JsonObject {}

    /**
     * What everybody in the hall may read about a table. What its players are asked, what they
     * contest, and what does not work is the business of those at the table and of arbiters.
     */
    private static final Set<String> SHOWN =
            EnumSet.of(
                            Situation.PAUSED,
                            Situation.WAITING_FOR_THE_DEAL,
                            Situation.DEALING,
                            Situation.WAITING_FOR_THE_START,
                            Situation.COUNTING,
                            Situation.HAND_OVER)
                    .stream()
                    .map(Situation::name)
                    .collect(Collectors.toUnmodifiableSet());

    /** How a table stands. */
    public enum Stand {
        /** No electronics: its slip comes on paper. */
        PAPER("paper"),
        /** It has not begun this round. */
        BEFORE("before"),
        PLAYS("plays"),
        /** It is not connected, and plays on by itself. */
        ALONE("alone"),
        /** It has played all hands; somebody has still to confirm. */
        OVER("over"),
        CONFIRMED("confirmed"),
        /** The direction has its result. */
        DONE("done");

        private final String id;

        Stand(String id) {
            this.id = id;
        }

        @Override
        public String toString() {
            return id;
        }
    }

    /** The same with these tables only. */
    public ProgressView with(List<Row> some) {
        return new ProgressView(title, round, rounds, hands, starts, ends, paused, some);
    }

    public static ProgressView of(HallNow hall) {
        Tournament now = hall.content().now();
        Optional<Round> round = now.current();
        Optional<RoundTime> time = ClockView.time(hall);
        return new ProgressView(
                now.title(),
                round.map(Round::number).orElse(0),
                now.formula().rounds(),
                Hands.of(now),
                time.map(RoundTime::starts),
                time.map(RoundTime::ends),
                ClockView.boxed(hall.room().pausedSince()),
                round.map(one -> rows(hall, one, time)).orElse(List.of()));
    }

    private static List<Row> rows(HallNow hall, Round round, Optional<RoundTime> time) {
        List<Meeting> meetings = round.seating().meetings();
        return IntStream.range(0, meetings.size())
                .mapToObj(at -> row(hall, round, at, time))
                .sorted(Comparator.comparingInt(Row::t))
                .toList();
    }

    private static Row row(HallNow hall, Round round, int at, Optional<RoundTime> time) {
        int table = round.seating().meetings().get(at).table();
        Optional<Long> ends = time.map(RoundTime::extended).map(extended -> extended.get(table));
        if (isSettled(hall.content().now(), round, at)) {
            Optional<Played> played = played(round.slip(at));
            return new Row(
                    table,
                    Stand.DONE.toString(),
                    Optional.empty(),
                    played.map(Played::first),
                    played.map(Played::second),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        }
        Optional<TableTold> told = told(hall, round, table);
        // While the first hand is counted, its points are not known.
        Optional<HandPoints> points =
                told.map(TableTold::points).filter(one -> !one.equals(HandPoints.NONE));
        boolean firstNs = hall.room().firstNorthSouth(round.number(), table);
        return new Row(
                table,
                stand(hall, table, told).toString(),
                told.filter(one -> !one.over() && one.hand() > 0).map(TableTold::hand),
                points.map(one -> one.of(firstNs ? Line.NS : Line.EW)),
                points.map(one -> one.of(firstNs ? Line.EW : Line.NS)),
                ends,
                told.flatMap(TableTold::waits).map(TableTold.Waiting::id).filter(SHOWN::contains),
                told.map(TableTold::unconfirmed)
                        .filter(lines -> !lines.isEmpty())
                        .map(lines ->
                                lines.stream().map(Line::name).collect(Collectors.joining(" "))));
    }

    static boolean isSettled(Tournament now, Round round, int at) {
        return new Scoring(now.formula(), now.field()).isSettled(round, at);
    }

    private static Optional<Played> played(Slip slip) {
        return slip.result().filter(Played.class::isInstance).map(Played.class::cast);
    }

    /** What the table has told, if it is about this round. */
    static Optional<TableTold> told(HallNow hall, Round round, int table) {
        return Optional.ofNullable(hall.tables().get(table))
                .flatMap(TableNow::told)
                .filter(one -> one.round() == round.number());
    }

    private static Stand stand(HallNow hall, int table, Optional<TableTold> told) {
        TableNow there = hall.tables().get(table);
        if (there == null) {
            return Stand.PAPER;
        }
        if (told.isPresent() && told.get().over()) {
            return told.get().confirmed() ? Stand.CONFIRMED : Stand.OVER;
        }
        if (!there.present()) {
            return Stand.ALONE;
        }
        return told.isPresent() && told.get().hand() > 0 ? Stand.PLAYS : Stand.BEFORE;
    }
}
