package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.layout.Zone;
import burraco.tracking.explaining.Happening;
import burraco.tracking.figures.Patience;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Since when things that were seen have waited for an explanation. What an act explained that was
 * withdrawn waits from then on, however long ago it was seen.
 */
final class Waiting {
    private static final long NEW = Patience.NEW;

    private Map<Key, Long> since = new HashMap<>();

    /** What stays the same of a thing while more is seen of it. */
    private sealed interface Key {
        record OfCard(Card card, Zone zone, long first) implements Key {}

        record Other(Happening happening) implements Key {}
    }

    /**
     * @param happenings all that has no explanation now
     */
    void look(List<Happening> happenings, long now) {
        Map<Key, Long> still = new HashMap<>();
        for (Happening one : happenings) {
            boolean isNew = now - one.known() < NEW;
            long from = since.getOrDefault(key(one), isNew ? one.known() : now);
            still.put(key(one), from);
        }
        since = still;
    }

    /** Since when it has waited. */
    long since(Happening happening) {
        return since.get(key(happening));
    }

    private static Key key(Happening happening) {
        return happening instanceof Happening.Arrived arrived
                ? new Key.OfCard(
                        arrived.visit().card(), arrived.visit().zone(), arrived.visit().first())
                : new Key.Other(happening);
    }
}
