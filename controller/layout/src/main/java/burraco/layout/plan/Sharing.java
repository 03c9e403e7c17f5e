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
 * Which antenna hangs on which reader. Antennas that lie in one row stay together, because those of
 * two readers disturb each other; and no reader has more than it can go through in good time, as
 * long as nobody asks for fewer readers.
 *
 * @param readers the antennas of each, in the order of its ports
 */
record Sharing(List<List<Part>> readers) {
    /** Each antenna is looked at three or four times a second. */
    private static final int QUICK = 8;

    Sharing {
        readers = readers.stream().map(List::copyOf).toList();
    }

    static Sharing of(Wish wish, List<Part> parts) throws Refused {
        int most = wish.kind().ports();
        int quick = Math.min(QUICK, most);
        List<List<Part>> pieces = new ArrayList<>();
        for (List<Part> row : rows(parts, quick)) {
            pieces.addAll(pieces(row, fewest(row, quick)));
        }
        List<List<Part>> groups = new ArrayList<>(pieces);
        int count = wish.count().orElse(1);
        while (groups.size() > count && merge(groups, one -> isQuick(one, quick))) {}
        if (wish.count().isEmpty() || groups.size() == count) {
            return new Sharing(inOrder(groups));
        }
        if (count > parts.size()) {
            throw new Refused(
                    String.format(
                            "there are %d antennas: so many readers at most have something to do,"
                                    + " not %d",
                            parts.size(), count));
        }
        while (groups.size() < count) {
            split(groups);
        }
        return new Sharing(inOrder(groups.size() == count ? groups : crammed(pieces, wish)));
    }

    /** Slower than one would like, since somebody wants so few readers. */
    private static List<List<Part>> crammed(List<List<Part>> pieces, Wish wish) throws Refused {
        int most = wish.kind().ports();
        int wanted = wish.count().orElseThrow();
        for (int count = wanted; ; count++) {
            Optional<List<List<Part>>> groups = crammed(pieces, count, most);
            if (groups.isPresent() && count == wanted) {
                return groups.get();
            }
            if (groups.isPresent()) {
                throw new Refused(
                        String.format(
                                "%d antennas want %d readers of kind \"%s\" at least, not %d:"
                                        + " each has %d antennas at most",
                                pieces.stream().mapToInt(List::size).sum(),
                                count,
                                wish.kind(),
                                wanted,
                                most));
            }
        }
    }

    /** The longest first, each to the reader that has the fewest. */
    private static Optional<List<List<Part>>> crammed(
            List<List<Part>> pieces, int count, int most) {
        List<List<Part>> readers = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            readers.add(new ArrayList<>());
        }
        List<List<Part>> longestFirst = new ArrayList<>(pieces);
        longestFirst.sort(Comparator.<List<Part>>comparingInt(List::size).reversed());
        for (List<Part> piece : longestFirst) {
            List<Part> emptiest =
                    readers.stream().min(Comparator.comparingInt(List::size)).orElseThrow();
            emptiest.addAll(piece);
            if (emptiest.size() > most) {
                return Optional.empty();
            }
        }
        return readers.stream().anyMatch(List::isEmpty) ? Optional.empty() : Optional.of(readers);
    }

    /** What lies side by side, and therefore belongs together. */
    private static List<List<Part>> rows(List<Part> parts, int quick) {
        List<Part> middle = new ArrayList<>();
        List<Part> pozzetti = new ArrayList<>();
        List<Part> seats = new ArrayList<>();
        List<Part> south = new ArrayList<>();
        List<Part> west = new ArrayList<>();
        for (Part part : parts) {
            switch (part.zone()) {
                case Zone.Stock _, Zone.Pile _ -> middle.add(part);
                case Zone.Pozzetto _ -> pozzetti.add(part);
                case Zone.OfSeat _ -> seats.add(part);
                case Zone.MeldSlot slot -> (slot.line() == Line.NS ? south : west).add(part);
            }
        }
        List<Part> both = new ArrayList<>(middle);
        both.addAll(pozzetti);
        return isQuick(both, quick)
                ? List.of(both, seats, south, west)
                : List.of(middle, pozzetti, seats, south, west);
    }

    private static int fewest(List<Part> row, int quick) {
        return IntStream.rangeClosed(1, row.size())
                .filter(count -> pieces(row, count).stream().allMatch(one -> isQuick(one, quick)))
                .findFirst()
                .orElse(row.size());
    }

    /** As equal as can be, the longer ones first. */
    private static List<List<Part>> pieces(List<Part> row, int count) {
        List<List<Part>> pieces = new ArrayList<>();
        int from = 0;
        for (int piece = 0; piece < count; piece++) {
            int to = from + Math.ceilDiv(row.size() - from, count - piece);
            pieces.add(List.copyOf(row.subList(from, to)));
            from = to;
        }
        return pieces;
    }

    private static boolean isQuick(List<Part> parts, int quick) {
        int millis = parts.stream().mapToInt(Part::millis).sum();
        return parts.size() <= quick && (parts.size() == 1 || millis <= ScanTime.SLOW);
    }

    /** Puts the two together that make the smallest one; false where no two may be. */
    private static boolean merge(List<List<Part>> groups, Predicate<List<Part>> may) {
        List<Part> best = List.of();
        int first = -1;
        int second = -1;
        for (int i = 0; i < groups.size(); i++) {
            for (int j = i + 1; j < groups.size(); j++) {
                List<Part> both = new ArrayList<>(groups.get(i));
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

    private static void split(List<List<Part>> groups) {
        List<Part> longest = groups.stream().max(Comparator.comparingInt(List::size)).orElseThrow();
        int at = groups.indexOf(longest);
        List<List<Part>> halves = pieces(longest, 2);
        groups.set(at, halves.getFirst());
        groups.add(at + 1, halves.getLast());
    }

    /** Readers by their first antenna, and the antennas of each by their numbers. */
    private static List<List<Part>> inOrder(List<List<Part>> groups) {
        Comparator<Part> counted = Comparator.comparingInt(Part::id);
        return groups.stream()
                .map(group -> group.stream().sorted(counted).toList())
                .sorted(Comparator.comparing(List::getFirst, counted))
                .toList();
    }

    /** Which of the readers it is, from 0. */
    int reader(Part part) {
        return IntStream.range(0, readers.size())
                .filter(reader -> readers.get(reader).contains(part))
                .findFirst()
                .orElseThrow();
    }

    /** The reader's connector for it, from 1. */
    int port(Part part) {
        return readers.get(reader(part)).indexOf(part) + 1;
    }

    boolean together(Part one, Part other) {
        return reader(one) == reader(other);
    }
}
