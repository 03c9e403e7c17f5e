package burraco.layout.plan;

import burraco.cards.Line;
import burraco.layout.Zone;
import burraco.layout.sight.ScanTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Assigns antennas to readers. The antennas of one row stay on one reader, because readers disturb
 * each other. Unless fewer readers are required, no reader gets more antennas than it can scan fast
 * enough.
 *
 * @param readers the antennas of each, in the order of its ports
 */
record Sharing(List<List<UnplacedAntenna>> readers) {
    /** With this number each antenna is scanned three or four times a second. */
    private static final int QUICK = 8;

    Sharing {
        readers = readers.stream().map(List::copyOf).toList();
    }

    static Sharing of(PlanRequest wish, List<UnplacedAntenna> parts) throws Refused {
        int most = wish.kind().ports();
        int quick = Math.min(QUICK, most);
        List<List<UnplacedAntenna>> pieces = new ArrayList<>();
        for (List<UnplacedAntenna> row : rows(parts, quick)) {
            pieces.addAll(pieces(row, fewest(row, quick)));
        }
        List<List<UnplacedAntenna>> groups = new ArrayList<>(pieces);
        int count = wish.count().orElse(1);
        while (groups.size() > count && merge(groups, one -> isQuick(one, quick))) {}
        if (wish.count().isEmpty() || groups.size() == count) {
            return new Sharing(inOrder(groups));
        }
        if (count > parts.size()) {
            throw new Refused(new Obstacle.IdleReaders(parts.size(), count));
        }
        while (groups.size() < count) {
            split(groups);
        }
        return new Sharing(inOrder(groups.size() == count ? groups : crammed(pieces, wish)));
    }

    /** Slower than preferred, because few readers are required. */
    private static List<List<UnplacedAntenna>> crammed(
            List<List<UnplacedAntenna>> pieces, PlanRequest wish) throws Refused {
        int most = wish.kind().ports();
        int wanted = wish.count().orElseThrow();
        for (int count = wanted; ; count++) {
            Optional<List<List<UnplacedAntenna>>> groups = crammed(pieces, count, most);
            if (groups.isPresent() && count == wanted) {
                return groups.get();
            }
            if (groups.isPresent()) {
                throw new Refused(
                        new Obstacle.FewReaders(
                                pieces.stream().mapToInt(List::size).sum(),
                                count,
                                wish.kind().name(),
                                wanted,
                                most));
            }
        }
    }

    /** Assigns the longest row first, each to the reader with the fewest antennas. */
    private static Optional<List<List<UnplacedAntenna>>> crammed(
            List<List<UnplacedAntenna>> pieces, int count, int most) {
        List<List<UnplacedAntenna>> readers = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            readers.add(new ArrayList<>());
        }
        List<List<UnplacedAntenna>> longestFirst = new ArrayList<>(pieces);
        longestFirst.sort(Comparator.<List<UnplacedAntenna>>comparingInt(List::size).reversed());
        for (List<UnplacedAntenna> piece : longestFirst) {
            List<UnplacedAntenna> emptiest =
                    readers.stream().min(Comparator.comparingInt(List::size)).orElseThrow();
            emptiest.addAll(piece);
            if (emptiest.size() > most) {
                return Optional.empty();
            }
        }
        return readers.stream().anyMatch(List::isEmpty) ? Optional.empty() : Optional.of(readers);
    }

    /** Antennas that lie side by side and belong on one reader. */
    private static List<List<UnplacedAntenna>> rows(List<UnplacedAntenna> parts, int quick) {
        List<UnplacedAntenna> middle = new ArrayList<>();
        List<UnplacedAntenna> pozzetti = new ArrayList<>();
        List<UnplacedAntenna> seats = new ArrayList<>();
        List<UnplacedAntenna> south = new ArrayList<>();
        List<UnplacedAntenna> west = new ArrayList<>();
        for (UnplacedAntenna part : parts) {
            switch (part.zone()) {
                case Zone.Stock _, Zone.Pile _ -> middle.add(part);
                case Zone.Pozzetto _ -> pozzetti.add(part);
                case Zone.OfSeat _ -> seats.add(part);
                case Zone.MeldSlot slot -> (slot.line() == Line.NS ? south : west).add(part);
            }
        }
        List<UnplacedAntenna> both = new ArrayList<>(middle);
        both.addAll(pozzetti);
        return isQuick(both, quick)
                ? List.of(both, seats, south, west)
                : List.of(middle, pozzetti, seats, south, west);
    }

    private static int fewest(List<UnplacedAntenna> row, int quick) {
        return IntStream.rangeClosed(1, row.size())
                .filter(count -> pieces(row, count).stream().allMatch(one -> isQuick(one, quick)))
                .findFirst()
                .orElse(row.size());
    }

    /** Pieces as equal as possible, the longer ones first. */
    private static List<List<UnplacedAntenna>> pieces(List<UnplacedAntenna> row, int count) {
        List<List<UnplacedAntenna>> pieces = new ArrayList<>();
        int from = 0;
        for (int piece = 0; piece < count; piece++) {
            int to = from + Math.ceilDiv(row.size() - from, count - piece);
            pieces.add(List.copyOf(row.subList(from, to)));
            from = to;
        }
        return pieces;
    }

    private static boolean isQuick(List<UnplacedAntenna> parts, int quick) {
        int millis = parts.stream().mapToInt(UnplacedAntenna::millis).sum();
        return parts.size() <= quick && (parts.size() == 1 || millis <= ScanTime.SLOW_MILLIS);
    }

    /** Merges the two groups that make the smallest one; false if no two may be merged. */
    private static boolean merge(
            List<List<UnplacedAntenna>> groups, Predicate<List<UnplacedAntenna>> may) {
        List<UnplacedAntenna> best = List.of();
        int first = -1;
        int second = -1;
        for (int i = 0; i < groups.size(); i++) {
            for (int j = i + 1; j < groups.size(); j++) {
                List<UnplacedAntenna> both = new ArrayList<>(groups.get(i));
                both.addAll(groups.get(j));
                if ((best.isEmpty() || both.size() < best.size()) && may.test(both)) {
                    best = both;
                    first = i;
                    second = j;
                }
            }
        }
        if (best.isEmpty()) {
            return false;
        }
        groups.set(first, best);
        groups.remove(second);
        return true;
    }

    private static void split(List<List<UnplacedAntenna>> groups) {
        List<UnplacedAntenna> longest =
                groups.stream().max(Comparator.comparingInt(List::size)).orElseThrow();
        int at = groups.indexOf(longest);
        List<List<UnplacedAntenna>> halves = pieces(longest, 2);
        groups.set(at, halves.getFirst());
        groups.add(at + 1, halves.getLast());
    }

    /** Readers by their first antenna, and the antennas of each by their numbers. */
    private static List<List<UnplacedAntenna>> inOrder(List<List<UnplacedAntenna>> groups) {
        Comparator<UnplacedAntenna> counted = Comparator.comparingInt(UnplacedAntenna::id);
        return groups.stream()
                .map(group -> group.stream().sorted(counted).toList())
                .sorted(Comparator.comparing(List::getFirst, counted))
                .toList();
    }

    /** The index of its reader, from 0. */
    int reader(UnplacedAntenna part) {
        return IntStream.range(0, readers.size())
                .filter(reader -> readers.get(reader).contains(part))
                .findFirst()
                .orElseThrow();
    }

    /** Its port at the reader, from 1. */
    int port(UnplacedAntenna part) {
        return readers.get(reader(part)).indexOf(part) + 1;
    }

    boolean together(UnplacedAntenna one, UnplacedAntenna other) {
        return reader(one) == reader(other);
    }
}
