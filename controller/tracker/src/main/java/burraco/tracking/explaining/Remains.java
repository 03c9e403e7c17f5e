package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.layout.Zone;
import burraco.tracking.course.Position;
import burraco.tracking.figures.Beliefs;
import burraco.tracking.figures.Radio;
import burraco.tracking.figures.Silence;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Stay;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How well what should lie on the table in the end agrees with what is heard there. */
final class Remains {
    private Remains() {}

    static double cost(Position end, Position begin, Evidence evidence) {
        return cost(end.pile(), end.lying(), begin, evidence);
    }

    /** The part of it that is owed to cards which lie where they lay at the beginning. */
    static double before(Position end, Position begin, Evidence evidence) {
        Map<Card, Zone> lying = new LinkedHashMap<>();
        begin.lying()
                .forEach((card, zone) -> {
                    if (zone.equals(end.lying().get(card))) {
                        lying.put(card, zone);
                    }
                });
        List<Card> pile = begin.pile().stream().filter(lying::containsKey).toList();
        return cost(pile, lying, begin, evidence);
    }

    private static double cost(
            List<Card> pile, Map<Card, Zone> lying, Position begin, Evidence evidence) {
        double cost = 0;
        double pileCost = 0;
        double carriedOff = 0;
        double most = pile.size() == 1 ? Silence.MOST_FOR_LONE_PILE : Silence.MOST_IN_A_PILE;
        Map<Zone, Double> hidden = new LinkedHashMap<>();
        Map<Zone, Heap> heaps = new LinkedHashMap<>();
        boolean pileHeard = pile.stream().anyMatch(card -> isHeard(card, evidence));
        for (Map.Entry<Card, Zone> lies : lying.entrySet()) {
            Card card = lies.getKey();
            Zone zone = lies.getValue();
            if (zone instanceof Zone.OfSeat) {
                continue;
            }
            Optional<Stay> stay = evidence.stay(card);
            boolean here = stay.isPresent() && stay.get().zone().equals(zone);
            boolean isNew = !zone.equals(begin.lying().get(card));
            boolean mayBeHeap = zone instanceof Zone.MeldSlot && !isNew;
            Heap heap = mayBeHeap ? heaps.computeIfAbsent(zone, _ -> new Heap()) : null;
            if (here && stay.get().sure() && evidence.silence(card, zone) > Beliefs.HEARD) {
                if (heap != null) {
                    heap.heard++;
                }
                continue;
            }
            if (stay.isPresent() && !here && stay.get().sure()) {
                cost += elsewhere(zone, stay.get().zone());
            } else if (zone.equals(Picture.PILE) && !here && evidence.wasCarriedOff(card)) {
                // One hand took them all.
                cost += besides(carriedOff, Silence.ELSEWHERE);
                carriedOff = Silence.ELSEWHERE;
            }
            boolean onPile = zone.equals(Picture.PILE);
            boolean counts = isNew || onPile && !pileHeard || heardSince(card, zone, evidence);
            if (counts) {
                double limit = onPile && !pileHeard ? most : Silence.MOST_FOR_SILENCE;
                double silent = Cost.silence(evidence.silence(card, zone), limit);
                if (onPile && !pileHeard) {
                    pileCost += silent;
                } else if (heap != null) {
                    heap.add(silent);
                } else {
                    cost += besides(hidden.getOrDefault(zone, 0.0), silent);
                    hidden.merge(zone, silent, Math::max);
                }
            }
        }
        for (Heap heap : heaps.values()) {
            cost += heap.cost();
        }
        return cost + Math.min(pileCost, Silence.MOST_FOR_LONE_PILE);
    }

    /** The cards of a meld that lay there before: gathered into a heap, most of them are silent. */
    private static final class Heap {
        private static final int SEVERAL = 3;

        private int heard;
        private int silent;
        private double most;
        private double all;

        void add(double cost) {
            silent++;
            all += besides(most, cost);
            most = Math.max(most, cost);
        }

        double cost() {
            if (silent < SEVERAL) {
                return all;
            }
            return Math.min(all, heard > 0 ? Silence.GATHERED : Silence.MELD_LIFTED);
        }
    }

    /** What one hand hides counts once: so much more where so much is counted there already. */
    private static double besides(double counted, double silent) {
        double more = Math.max(0, silent - counted);
        return more + Cost.withOthers(silent - more);
    }

    private static boolean isHeard(Card card, Evidence evidence) {
        return evidence.silence(card, Picture.PILE) > Beliefs.HEARD
                && evidence.stay(card)
                        .filter(stay -> stay.sure() && stay.zone().equals(Picture.PILE))
                        .isPresent();
    }

    private static double elsewhere(Zone should, Zone is) {
        return isPushed(should, is) ? Silence.PUSHED : Silence.ELSEWHERE;
    }

    /** A card of a meld is heard at another place of its line's melds. */
    static boolean isPushed(Zone should, Zone is) {
        return should instanceof Zone.MeldSlot one
                && is instanceof Zone.MeldSlot other
                && one.line() == other.line();
    }

    private static boolean heardSince(Card card, Zone zone, Evidence evidence) {
        return evidence.lastHeard(card, zone) > evidence.after() - Radio.HEARD_SINCE;
    }
}
