package burraco.tournament.ranking;

import burraco.tournament.Tournament;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Penalty;
import burraco.tournament.movement.Lot;
import burraco.tournament.plan.Edition;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.ranking.Points.Cause;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Round;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;

/** The order after a round: victory points, then the tie-breaks of the formula, one by one. */
public final class Ranking {
    private final Tournament tournament;
    private final int from;
    private final int until;
    private final List<Map<Integer, Points>> points = new ArrayList<>();
    private final Map<Integer, int[]> totals = new HashMap<>();
    private final Map<Integer, Map<Integer, Meeting>> sat = new HashMap<>();

    private Ranking(Tournament tournament, int until) {
        this.tournament = tournament;
        this.until = until;
        this.from = until == 0 ? 1 : tournament.formula().countedFrom(until);
        Scoring scoring = new Scoring(tournament.formula(), tournament.field());
        for (int round = from; round <= until; round++) {
            points.add(scoring.of(tournament.rounds().get(round - 1)));
        }
        add();
    }

    /** After this round; 0 before the first. */
    public static Ranking after(Tournament tournament, int round) {
        return new Ranking(tournament, round);
    }

    /** Everybody who has entered. */
    public List<Standing> all() {
        return of(tournament.field().all().stream().map(Participant::number).toList());
    }

    /** These alone, ranked from 1. */
    public List<Standing> of(Collection<Integer> numbers) {
        List<Integer> sorted = new ArrayList<>(numbers);
        sorted.sort(Comparator.comparingInt((Integer number) -> -totals.get(number)[0]));
        List<Standing> standings = new ArrayList<>();
        int begin = 0;
        while (begin < sorted.size()) {
            int end = begin;
            while (end < sorted.size() && victory(sorted, end) == victory(sorted, begin)) {
                end++;
            }
            level(sorted.subList(begin, end), 0, Optional.empty(), standings);
            begin = end;
        }
        return standings;
    }

    /** What somebody got in a round that counts. */
    public Optional<Points> points(int number, int round) {
        return round < from || round > until
                ? Optional.empty()
                : Optional.of(points.get(round - from).get(number));
    }

    /** The first round that counts. */
    public int from() {
        return from;
    }

    private void add() {
        for (Participant one : tournament.field().all()) {
            int[] sum = new int[2];
            for (Map<Integer, Points> round : points) {
                Points got = round.get(one.number());
                sum[0] += got.victoryPoints();
                sum[1] += got.matchPoints();
            }
            totals.put(one.number(), sum);
        }
        for (Penalty penalty : tournament.penalties()) {
            if (counts(penalty)) {
                int[] sum = totals.get(penalty.number());
                sum[0] += penalty.victoryPoints();
                sum[1] += penalty.matchPoints();
            }
        }
    }

    /**
     * Points off are of the general ranking (art. 21 ter), so a stage that begins at 0 does not
     * give them back; in the first edition it did.
     */
    public boolean counts(Penalty penalty) {
        return penalty.round() <= until
                && (penalty.round() >= from || tournament.edition() != Edition.FIRST);
    }

    private int victory(List<Integer> numbers, int at) {
        return totals.get(numbers.get(at))[0];
    }

    /** Orders those who are level so far by the tie-break at this place of the list. */
    private void level(
            List<Integer> level, int next, Optional<TieBreak> decided, List<Standing> standings) {
        if (level.size() == 1) {
            int number = level.getFirst();
            int[] sum = totals.get(number);
            standings.add(new Standing(standings.size() + 1, number, sum[0], sum[1], decided));
            return;
        }
        List<TieBreak> list = tournament.formula().tieBreaks();
        TieBreak tie = next < list.size() ? list.get(next) : TieBreak.LOT;
        Map<Integer, Long> values = values(tie, level);
        List<Integer> sorted = new ArrayList<>(level);
        sorted.sort(
                Comparator.comparingLong((Integer number) -> -values.get(number))
                        .thenComparingInt(number -> number));
        int begin = 0;
        Optional<TieBreak> reason = decided;
        while (begin < sorted.size()) {
            int end = begin;
            while (end < sorted.size()
                    && values.get(sorted.get(end)).equals(values.get(sorted.get(begin)))) {
                end++;
            }
            List<Integer> still = sorted.subList(begin, end);
            if (tie == TieBreak.LOT) {
                for (int number : still) {
                    level(List.of(number), next + 1, reason, standings);
                    reason = Optional.of(tie);
                }
            } else {
                level(still, next + 1, reason, standings);
            }
            reason = Optional.of(tie);
            begin = end;
        }
    }

    private Map<Integer, Long> values(TieBreak tie, List<Integer> level) {
        return switch (tie) {
            case DIRECT -> direct(level);
            case MATCH_POINTS -> each(level, number -> totals.get(number)[1]);
            case DANESE_POINTS -> each(level, this::danese);
            case LATER_ROUNDS -> laterRounds(level);
            case WINS -> each(level, this::wins);
            case LOT -> each(level, this::lot);
        };
    }

    private static Map<Integer, Long> each(List<Integer> level, ToLongFunction<Integer> value) {
        Map<Integer, Long> values = new HashMap<>();
        level.forEach(number -> values.put(number, value.applyAsLong(number)));
        return values;
    }

    private long danese(int number) {
        long sum = 0;
        for (int round = from; round <= until; round++) {
            if (tournament.formula().stage(round).movement() instanceof Movement.Danese) {
                sum += points.get(round - from).get(number).victoryPoints();
            }
        }
        return sum;
    }

    private long wins(int number) {
        return points.stream()
                .map(round -> round.get(number))
                .filter(got -> got.cause() == Cause.PLAYED && got.matchPoints() > 0)
                .count();
    }

    /** Compares round by round, the last first: each round is a digit. */
    private Map<Integer, Long> laterRounds(List<Integer> level) {
        List<Integer> sorted = new ArrayList<>(level);
        Comparator<Integer> order =
                (one, other) -> {
                    for (int i = points.size() - 1; i >= 0; i--) {
                        int compared =
                                Integer.compare(
                                        points.get(i).get(one).victoryPoints(),
                                        points.get(i).get(other).victoryPoints());
                        if (compared != 0) {
                            return compared;
                        }
                    }
                    return 0;
                };
        sorted.sort(order);
        Map<Integer, Long> values = new HashMap<>();
        long value = 0;
        for (int i = 0; i < sorted.size(); i++) {
            if (i > 0 && order.compare(sorted.get(i - 1), sorted.get(i)) != 0) {
                value++;
            }
            values.put(sorted.get(i), value);
        }
        return values;
    }

    private long lot(int number) {
        return Lot.of(tournament.seed(), "rank " + number).next();
    }

    /**
     * Victory points against each other. Who has met more than once counts with the average, so all
     * are made comparable by a common multiple; 0 for all unless all have met all.
     */
    private Map<Integer, Long> direct(List<Integer> level) {
        Map<Integer, Long> none = each(level, number -> 0);
        int opponents = tournament.formula().field().perSide() * points.size();
        if (level.size() > opponents + 1) {
            return none;
        }
        Set<Integer> among = new HashSet<>(level);
        Map<Integer, Map<Integer, List<Integer>>> met = new HashMap<>();
        for (int round = from; round <= until; round++) {
            Round played = tournament.rounds().get(round - 1);
            for (int number : level) {
                Points got = points.get(round - from).get(number);
                if (got.cause() != Cause.PLAYED) {
                    continue;
                }
                Meeting meeting = sat(played).get(number);
                for (int other : meeting.against(number).numbers()) {
                    if (among.contains(other)) {
                        met.computeIfAbsent(number, one -> new HashMap<>())
                                .computeIfAbsent(other, one -> new ArrayList<>())
                                .add(got.victoryPoints());
                    }
                }
            }
        }
        boolean all =
                level.stream()
                        .allMatch(number ->
                                met.getOrDefault(number, Map.of()).size() == level.size() - 1);
        return all ? each(level, number -> averages(met.get(number))) : none;
    }

    private Map<Integer, Meeting> sat(Round round) {
        return sat.computeIfAbsent(
                round.number(),
                number -> {
                    Map<Integer, Meeting> of = new HashMap<>();
                    for (Meeting meeting : round.seating().meetings()) {
                        meeting.numbers().forEach(one -> of.put(one, meeting));
                    }
                    return of;
                });
    }

    /** Thousandths would round; 27720 is divided by every number up to 12. */
    private static long averages(Map<Integer, List<Integer>> against) {
        final long common = 27_720;
        return against.values().stream()
                .mapToLong(
                        won -> common * won.stream().mapToInt(Integer::intValue).sum() / won.size())
                .sum();
    }
}
