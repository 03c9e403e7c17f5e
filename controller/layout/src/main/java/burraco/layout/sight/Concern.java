package burraco.layout.sight;

import java.util.List;

/** Something about a layout that is allowed, and that somebody should think about. */
public sealed interface Concern {
    /** Two antennas. */
    record Pair(int one, int other) {}

    /** Antennas whose edges are so near that each hears what lies over the other. */
    record Near(List<Pair> pairs) implements Concern {
        public Near {
            pairs = List.copyOf(pairs);
        }
    }

    /** The same for antennas of two readers, which call at the same time. */
    record NearOfTwoReaders(List<Pair> pairs) implements Concern {
        public NearOfTwoReaders {
            pairs = List.copyOf(pairs);
        }
    }

    /**
     * A reader that takes long to go through its antennas.
     *
     * @param millis an estimate, with a few cards on each
     */
    record SlowReader(String source, int antennas, int millis) implements Concern {}

    /** Room for fewer melds than a line may have. */
    record FewSlots(int ns, int ew) implements Concern {}

    /** Room for a short row of discards: later ones lie in a heap, or beside the antennas. */
    record ShortPile(int squareCentimetres) implements Concern {}

    /** Antennas that are said to read more of a pile than ordinary ones. */
    record DeepAntennas(List<Integer> antennas) implements Concern {
        public DeepAntennas {
            antennas = List.copyOf(antennas);
        }
    }
}
