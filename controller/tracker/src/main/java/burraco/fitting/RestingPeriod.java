package burraco.fitting;

import burraco.cards.Card;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.measure.Course;
import burraco.measure.Happened;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A period in which a card lay openly in one place, according to the record.
 *
 * @param meld empty if it lay on the pile
 * @param from when it had come to rest
 * @param to when it was taken
 * @param taken whether {@code to} is exact
 */
record RestingPeriod(Card card, Optional<MeldId> meld, long from, long to, boolean taken) {
    /** Where a card lies, and since when. */
    private record Since(Optional<MeldId> meld, long at) {}

    /** All periods of a hand, as far as its acts have times. */
    static List<RestingPeriod> of(Course truth) {
        List<RestingPeriod> all = new ArrayList<>();
        Map<Card, Since> lies = new HashMap<>();
        List<Happened> acts = truth.acts();
        long before = 0;
        for (int i = 0; i + 1 < acts.size(); i++) {
            Happened act = acts.get(i);
            if (!act.isTimed()) {
                continue;
            }
            Map<Card, Optional<MeldId>> after = places(acts.get(i + 1).before());
            // If people reported the acts, only the time of the report is known.
            boolean exact = act.begun() < act.complete();
            long left = exact ? act.begun() : before;
            boolean pickup = act.act() instanceof Act.Pickup;
            lies.entrySet()
                    .removeIf(one -> {
                        Since since = one.getValue();
                        if (since.meld().equals(after.get(one.getKey()))) {
                            return false;
                        }
                        boolean taken = exact && (pickup || since.meld().isPresent());
                        all.add(
                                new RestingPeriod(
                                        one.getKey(), since.meld(), since.at(), left, taken));
                        return true;
                    });
            after.forEach((card, meld) -> lies.putIfAbsent(card, new Since(meld, act.complete())));
            before = act.complete();
        }
        for (Map.Entry<Card, Since> one : lies.entrySet()) {
            Since since = one.getValue();
            all.add(new RestingPeriod(one.getKey(), since.meld(), since.at(), before, false));
        }
        all.sort(
                Comparator.comparingLong(RestingPeriod::from)
                        .thenComparingInt(one -> one.card().number()));
        return all;
    }

    private static Map<Card, Optional<MeldId>> places(Hand hand) {
        Map<Card, Optional<MeldId>> places = new HashMap<>();
        for (Card card : hand.pile().known()) {
            places.put(card, Optional.empty());
        }
        for (Meld meld : hand.melds().all()) {
            for (Card card : meld.cards()) {
                places.put(card, Optional.of(meld.id()));
            }
        }
        return places;
    }

    boolean onPile() {
        return meld.isEmpty();
    }
}
