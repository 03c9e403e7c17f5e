package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.layout.Zone;
import burraco.tracking.explaining.Observation;
import burraco.tracking.figures.WaitingTimes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Since when observations have been waiting for an explanation. An observation that was explained
 * by an act that was withdrawn starts waiting again at that moment, however old it is.
 */
final class UnexplainedSince {
    private static final long NEW_MILLIS = WaitingTimes.NEW_MILLIS;

    private Map<Key, Long> since = new HashMap<>();

    /** What identifies an observation while more is seen of it. */
    private sealed interface Key {
        record OfCard(Card card, Zone zone, long first) implements Key {}

        record Other(Observation happening) implements Key {}
    }

    /**
     * @param happenings all observations without an explanation
     */
    void look(List<Observation> happenings, long now) {
        Map<Key, Long> still = new HashMap<>();
        for (Observation one : happenings) {
            boolean isNew = now - one.known() < NEW_MILLIS;
            long from = since.getOrDefault(key(one), isNew ? one.known() : now);
            still.put(key(one), from);
        }
        since = still;
    }

    /** Since when the observation has waited. */
    long since(Observation happening) {
        return since.get(key(happening));
    }

    private static Key key(Observation happening) {
        return happening instanceof Observation.Arrived arrived
                ? new Key.OfCard(
                        arrived.visit().card(), arrived.visit().zone(), arrived.visit().first())
                : new Key.Other(happening);
    }
}
