package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.layout.Zone;
import burraco.tracking.course.HandPosition;
import burraco.tracking.figures.AntennaFigures;
import burraco.tracking.figures.BeliefFigures;
import burraco.tracking.figures.SilencePrices;
import burraco.tracking.picture.Stay;
import burraco.tracking.picture.TablePicture;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The price of what should lie on the table at the end of an explanation and is not heard there.
 */
final class EndStateCost {
    private EndStateCost() {}

    static double cost(HandPosition end, HandPosition begin, Evidence evidence) {
        return cost(end.pile(), end.lying(), begin, evidence);
    }

    /** The part of the price for cards that lie where they lay at the beginning. */
    static double before(HandPosition end, HandPosition begin, Evidence evidence) {
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
            List<Card> pile, Map<Card, Zone> lying, HandPosition begin, Evidence evidence) {
        double cost = 0;
        double pileCost = 0;
        double carriedOff = 0;
        double most =
                pile.size() == 1 ? SilencePrices.MOST_FOR_LONE_PILE : SilencePrices.MOST_IN_A_PILE;
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
            if (here && stay.get().sure() && evidence.silence(card, zone) > BeliefFigures.HEARD) {
                if (heap != null) {
                    heap.heard++;
                }
                continue;
            }
            if (stay.isPresent() && !here && stay.get().sure()) {
                cost += elsewhere(zone, stay.get().zone());
            } else if (zone.equals(TablePicture.PILE) && !here && evidence.wasCarriedOff(card)) {
                // One hand took them all.
                cost += besides(carriedOff, SilencePrices.ELSEWHERE);
                carriedOff = SilencePrices.ELSEWHERE;
            }
            boolean onPile = zone.equals(TablePicture.PILE);
            boolean counts = isNew || onPile && !pileHeard || heardSince(card, zone, evidence);
            if (counts) {
                double limit = onPile && !pileHeard ? most : SilencePrices.MOST_FOR_SILENCE;
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
        return cost + Math.min(pileCost, SilencePrices.MOST_FOR_LONE_PILE);
    }

    /** The cards of a meld that lay there before. Gathered into a heap, most of them are silent. */
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
            return Math.min(all, heard > 0 ? SilencePrices.GATHERED : SilencePrices.MELD_LIFTED);
        }
    }

    /**
     * The additional price of a silence at a place where another is counted: what one hand hides
     * counts once.
     */
    private static double besides(double counted, double silent) {
        double more = Math.max(0, silent - counted);
        return more + Cost.withOthers(silent - more);
    }

    private static boolean isHeard(Card card, Evidence evidence) {
        return evidence.silence(card, TablePicture.PILE) > BeliefFigures.HEARD
                && evidence.stay(card)
                        .filter(stay -> stay.sure() && stay.zone().equals(TablePicture.PILE))
                        .isPresent();
    }

    private static double elsewhere(Zone should, Zone is) {
        return isPushed(should, is) ? SilencePrices.PUSHED : SilencePrices.ELSEWHERE;
    }

    /** Whether a card of a meld is heard at another place of the same line's melds. */
    static boolean isPushed(Zone should, Zone is) {
        return should instanceof Zone.MeldSlot one
                && is instanceof Zone.MeldSlot other
                && one.line() == other.line();
    }

    private static boolean heardSince(Card card, Zone zone, Evidence evidence) {
        return evidence.lastHeard(card, zone)
                > evidence.after() - AntennaFigures.HEARD_SINCE_MILLIS;
    }
}
