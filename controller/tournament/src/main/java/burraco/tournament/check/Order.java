package burraco.tournament.check;

import burraco.tournament.field.Penalty;
import burraco.tournament.plan.Edition;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.TieBreak;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/** The ranking after a round, computed from all sheets. */
final class Order {
    /** Divided by every number up to 20, so that averages need no fractions. */
    private static final long COMMON = 232_792_560L;

    private final Ledger ledger;
    private final int first;
    private final int last;
    private final List<Map<Integer, Score>> scores = new ArrayList<>();

    Order(Ledger ledger, int last) {
        this.ledger = ledger;
        this.last = last;
        this.first = ledger.countedFrom(last);
        for (int round = first; round <= last; round++) {
            scores.add(Tally.of(ledger, ledger.rounds.get(round - 1)));
        }
    }

    List<Row> rows() {
        return of(ledger.people.keySet()).stream()
                .map(number -> new Row(number, victory(number), match(number)))
                .toList();
    }

    List<Integer> of(Collection<Integer> numbers) {
        List<Integer> order = new ArrayList<>();
        for (List<Integer> level : classes(numbers, number -> key(victory(number)))) {
            order.addAll(broken(level, 0));
        }
        return order;
    }

    private List<Integer> broken(List<Integer> level, int at) {
        List<TieBreak> ties = ledger.formula.tieBreaks();
        TieBreak tie = at < ties.size() ? ties.get(at) : TieBreak.LOT;
        if (level.size() == 1) {
            return level;
        }
        if (tie == TieBreak.LOT) {
            return level.stream()
                    .sorted(Comparator.comparing((Integer number) -> -lot(number)))
                    .toList();
        }
        List<Integer> order = new ArrayList<>();
        for (List<Integer> still : classes(level, keys(tie, level))) {
            order.addAll(broken(still, at + 1));
        }
        return order;
    }

    private Function<Integer, List<Long>> keys(TieBreak tie, List<Integer> level) {
        return switch (tie) {
            case DIRECT -> direct(level);
            case MATCH_POINTS -> number -> key(match(number));
            case DANESE_POINTS -> number -> key(danese(number));
            case LATER_ROUNDS ->
                    number ->
                            scores.reversed().stream()
                                    .map(round -> (long) round.get(number).victory())
                                    .toList();
            case WINS -> number -> key(wins(number));
            case LOT -> number -> key(lot(number));
        };
    }

    private static List<Long> key(long value) {
        return List.of(value);
    }

    /** Those with equal keys together, the highest key first. */
    private static List<List<Integer>> classes(
            Collection<Integer> numbers, Function<Integer, List<Long>> key) {
        Map<List<Long>, List<Integer>> classes =
                new TreeMap<>((one, other) -> -compare(one, other));
        numbers.forEach(number ->
                classes.computeIfAbsent(key.apply(number), none -> new ArrayList<>()).add(number));
        return List.copyOf(classes.values());
    }

    private static int compare(List<Long> one, List<Long> other) {
        return Arrays.compare(
                one.stream().mapToLong(Long::longValue).toArray(),
                other.stream().mapToLong(Long::longValue).toArray());
    }

    private int victory(int number) {
        int sum = scores.stream().mapToInt(round -> round.get(number).victory()).sum();
        return sum + penalties(number).mapToInt(Penalty::victoryPoints).sum();
    }

    private int match(int number) {
        int sum = scores.stream().mapToInt(round -> round.get(number).match()).sum();
        return sum + penalties(number).mapToInt(Penalty::matchPoints).sum();
    }

    private Stream<Penalty> penalties(int number) {
        return ledger.penalties.stream()
                .filter(one -> one.number() == number)
                .filter(one -> one.round() <= last && (keepsPenalties() || one.round() >= first));
    }

    /** A stage that begins at 0 takes the points of others away, but no penalty (art. 21 ter). */
    private boolean keepsPenalties() {
        return ledger.edition != Edition.FIRST;
    }

    private long danese(int number) {
        long sum = 0;
        for (int round = first; round <= last; round++) {
            if (ledger.formula.stage(round).movement() instanceof Movement.Danese) {
                sum += scores.get(round - first).get(number).victory();
            }
        }
        return sum;
    }

    private long wins(int number) {
        return scores.stream()
                .map(round -> round.get(number))
                .filter(score -> score.kind() == Score.Kind.PLAYED && score.match() > 0)
                .count();
    }

    /** Averages of the points against each other; nothing where some have not met. */
    private Function<Integer, List<Long>> direct(List<Integer> level) {
        Map<Integer, List<Long>> sums = new HashMap<>();
        for (int one : level) {
            Map<Integer, List<Integer>> against = against(one, Set.copyOf(level));
            if (against.size() < level.size() - 1) {
                return number -> key(0);
            }
            long sum = 0;
            for (List<Integer> won : against.values()) {
                long points = won.stream().mapToLong(Integer::longValue).sum();
                sum += points * COMMON / won.size();
            }
            sums.put(one, key(sum));
        }
        return sums::get;
    }

    private Map<Integer, List<Integer>> against(int one, Set<Integer> others) {
        Map<Integer, List<Integer>> points = new HashMap<>();
        for (int round = first; round <= last; round++) {
            Score score = scores.get(round - first).get(one);
            if (score.kind() != Score.Kind.PLAYED) {
                continue;
            }
            Optional<Sheet.Row> row = row(round, one);
            Set<Integer> met = new HashSet<>(row.orElseThrow().meeting.against(one).numbers());
            met.retainAll(others);
            met.forEach(other ->
                    points.computeIfAbsent(other, none -> new ArrayList<>()).add(score.victory()));
        }
        return points;
    }

    private Optional<Sheet.Row> row(int round, int number) {
        return ledger.rounds.get(round - 1).rows.stream()
                .filter(row -> row.meeting.has(number))
                .findFirst();
    }

    /** The lot of a number in this tournament: SplitMix64 over the letters of {@code rank N}. */
    private long lot(int number) {
        long state = ledger.seed;
        for (char letter : ("rank " + number).toCharArray()) {
            state = mixed(state + 0x9E3779B97F4A7C15L) ^ letter;
        }
        return mixed(mixed(state) + 0x9E3779B97F4A7C15L);
    }

    private static long mixed(long bits) {
        long z = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
