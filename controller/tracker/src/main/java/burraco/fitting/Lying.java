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
 * A card lay openly at one place, as the record has it.
 *
 * @param meld empty on the pile
 * @param from when it had come to rest
 * @param to when somebody took it
 * @param taken whether it is known to the moment when that was
 */
record Lying(Card card, Optional<MeldId> meld, long from, long to, boolean taken) {
    /** Where one card lies and since when. */
    private record Since(Optional<MeldId> meld, long at) {}

    /** All of a hand, as far as its acts have times. */
    static List<Lying> of(Course truth) {
        List<Lying> all = new ArrayList<>();
        Map<Card, Since> lies = new HashMap<>();
        List<Happened> acts = truth.acts();
        long before = 0;
        for (int i = 0; i + 1 < acts.size(); i++) {
            Happened act = acts.get(i);
            if (!act.isTimed()) {
                continue;
            }
            Map<Card, Optional<MeldId>> after = places(acts.get(i + 1).before());
            // Who writes down acts that people told only knows when they were told.
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
                        all.add(new Lying(one.getKey(), since.meld(), since.at(), left, taken));
                        return true;
                    });
            after.forEach((card, meld) -> lies.putIfAbsent(card, new Since(meld, act.complete())));
            before = act.complete();
        }
        for (Map.Entry<Card, Since> one : lies.entrySet()) {
            Since since = one.getValue();
            all.add(new Lying(one.getKey(), since.meld(), since.at(), before, false));
        }
        all.sort(
                Comparator.comparingLong(Lying::from).thenComparingInt(one -> one.card().number()));
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
