package burraco.measure;

import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The time from each act to its recognition.
 *
 * @param single acts with one card
 * @param several acts with more cards
 * @param byKind all acts, by their kind
 */
public record Delays(Histogram single, Histogram several, SortedMap<Kind, Histogram> byKind) {
    static final Delays NONE = new Delays(Histogram.NONE, Histogram.NONE, new TreeMap<>());

    public Delays {
        byKind = Collections.unmodifiableSortedMap(new TreeMap<>(byKind));
    }

    static Delays of(List<Pair> pairs) {
        Histogram single = Histogram.NONE;
        Histogram several = Histogram.NONE;
        SortedMap<Kind, Histogram> byKind = new TreeMap<>();
        for (Pair pair : pairs) {
            OptionalLong delay = pair.delay();
            if (delay.isPresent()) {
                Happened act = pair.truth().orElseThrow();
                Histogram one = Histogram.of(delay.getAsLong());
                byKind.merge(act.kind(), one, Histogram::plus);
                single = act.size() == 1 ? single.plus(one) : single;
                several = act.size() > 1 ? several.plus(one) : several;
            }
        }
        return new Delays(single, several, byKind);
    }

    public Histogram all() {
        return byKind.values().stream().reduce(Histogram.NONE, Histogram::plus);
    }

    Delays plus(Delays more) {
        SortedMap<Kind, Histogram> sum = new TreeMap<>(byKind);
        more.byKind.forEach((kind, delays) -> sum.merge(kind, delays, Histogram::plus));
        return new Delays(single.plus(more.single), several.plus(more.several), sum);
    }
}
