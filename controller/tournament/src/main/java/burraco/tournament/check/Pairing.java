package burraco.tournament.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Who should meet in a Danese, the best first. */
final class Pairing {
    /** Up to here every pairing is tried. */
    private static final int FEW = 10;

    /** Whether two may meet. */
    @FunctionalInterface
    interface May {
        boolean meet(int one, int other);
    }

    record Two(int first, int second) {}

    private Pairing() {}

    /**
     * @return empty if no pairing keeps the rule
     */
    static Optional<List<Two>> ofFew(List<Integer> ranked, May may) {
        if (ranked.isEmpty()) {
            return Optional.of(List.of());
        }
        for (int at = 1; at < ranked.size(); at++) {
            if (!may.meet(ranked.getFirst(), ranked.get(at))) {
                continue;
            }
            List<Integer> others = new ArrayList<>(ranked.subList(1, ranked.size()));
            others.remove(at - 1);
            Optional<List<Two>> rest = ofFew(others, may);
            if (rest.isPresent()) {
                List<Two> all = new ArrayList<>();
                all.add(new Two(ranked.getFirst(), ranked.get(at)));
                all.addAll(rest.get());
                return Optional.of(all);
            }
        }
        return Optional.empty();
    }

    static boolean areFew(List<Integer> ranked) {
        return ranked.size() <= FEW;
    }

    /**
     * For any number of them, where each may have one whom they must not meet: from the top, each
     * the next who is free. If the last two must not meet, the two above them are parted.
     */
    static Optional<List<Two>> ofMany(List<Integer> ranked, May may) {
        List<Integer> free = new ArrayList<>(ranked);
        List<Two> all = new ArrayList<>();
        while (!free.isEmpty()) {
            int upper = free.removeFirst();
            Optional<Integer> lower =
                    free.stream().filter(other -> may.meet(upper, other)).findFirst();
            if (lower.isPresent()) {
                free.remove(lower.get());
                all.add(new Two(upper, lower.get()));
                continue;
            }
            if (all.isEmpty() || free.size() != 1) {
                return Optional.empty();
            }
            Two above = all.removeLast();
            int left = free.removeFirst();
            List<Integer> below = List.of(above.second(), upper, left);
            for (int other : below.stream().sorted(inOrder(ranked)).toList()) {
                List<Integer> last = new ArrayList<>(below);
                last.remove(Integer.valueOf(other));
                last.sort(inOrder(ranked));
                if (other != above.second()
                        && may.meet(above.first(), other)
                        && may.meet(last.get(0), last.get(1))) {
                    all.add(new Two(above.first(), other));
                    all.add(new Two(last.get(0), last.get(1)));
                    return Optional.of(all);
                }
            }
            return Optional.empty();
        }
        return Optional.of(all);
    }

    private static Comparator<Integer> inOrder(List<Integer> ranked) {
        return Comparator.comparingInt(ranked::indexOf);
    }
}
