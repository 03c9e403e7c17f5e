package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.layout.Zone;
import burraco.tracking.course.Position;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Stay;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Compares what lies on the table with what should lie there. */
final class Clues {
    /** Cards that go to the pile within this went down together. */
    private static final long TOGETHER = 600;

    /** A card of the pile that went silent so long before the others is no clue. */
    private static final long DEAD = 6_000;

    private static final long VISIT = 20_000;
    private static final double MOST_A_CARD = -4;

    private final Picture picture;

    Clues(Picture picture) {
        this.picture = picture;
    }

    private record Arrival(Card card, Stay stay) {}

    /**
     * @param takenAway when cards were taken from the table: they count as back there only once
     *     they are heard again
     */
    List<Clue> of(Position position, Map<Card, Long> takenAway) {
        List<Clue> clues = new ArrayList<>();
        Map<Card, Zone> lying = position.lying();
        Map<Zone, List<Arrival>> arrived = new LinkedHashMap<>();
        Map<Zone, Boolean> waiting = new LinkedHashMap<>();
        for (Card card : picture.cards()) {
            Optional<Stay> stay = picture.of(card);
            if (stay.isPresent()
                    && !stay.get().zone().equals(lying.get(card))
                    && !isOld(card, stay.get(), takenAway)) {
                collect(card, stay.get(), arrived, waiting);
            }
        }
        arrived.forEach((zone, cards) -> {
            cards.sort(Comparator.comparingLong(one -> one.stay().first()));
            if (zone instanceof Zone.MeldSlot slot) {
                clues.add(laid(slot, cards, waiting.containsKey(zone)));
            } else if (zone instanceof Zone.Pile) {
                clues.add(put(cards));
            }
        });
        return clues;
    }

    private static boolean isOld(Card card, Stay stay, Map<Card, Long> takenAway) {
        Long left = takenAway.get(card);
        return left != null && stay.first() < left;
    }

    private static void collect(
            Card card, Stay stay, Map<Zone, List<Arrival>> arrived, Map<Zone, Boolean> waiting) {
        if (stay.sure()) {
            arrived.computeIfAbsent(stay.zone(), _ -> new ArrayList<>())
                    .add(new Arrival(card, stay));
        } else if (stay.thinkable()) {
            waiting.put(stay.zone(), true);
        }
    }

    private static Clue laid(Zone.MeldSlot slot, List<Arrival> cards, boolean waiting) {
        return new Clue.Laid(
                slot,
                cards.stream().map(Arrival::card).toList(),
                cards.getFirst().stay().first(),
                cards.getLast().stay().first(),
                waiting,
                cards.stream().allMatch(one -> one.stay().certain()));
    }

    /** The first, and those that came down with it. */
    private static Clue put(List<Arrival> cards) {
        long first = cards.getFirst().stay().first();
        List<Arrival> together =
                cards.stream().filter(one -> one.stay().first() - first <= TOGETHER).toList();
        return new Clue.Put(
                together.stream().map(Arrival::card).toList(),
                first,
                together.getLast().stay().first(),
                together.stream().allMatch(one -> one.stay().certain()));
    }

    /** Whether a card may be about to be heard at a place of this kind, since before then. */
    boolean awaited(Position position, Class<? extends Zone> kind, long before) {
        Map<Card, Zone> lying = position.lying();
        for (Card card : picture.cards()) {
            Optional<Stay> stay = picture.of(card);
            if (stay.isPresent()
                    && stay.get().thinkable()
                    && kind.isInstance(stay.get().zone())
                    && stay.get().first() < before
                    && !stay.get().zone().equals(lying.get(card))) {
                return true;
            }
        }
        return false;
    }

    /** The pile as a whole: all of it silent, or lying before a player. */
    Optional<Clue.PileGone> pileGone(Hand hand) {
        List<Card> pile = hand.pile().list().stream().filter(card -> card != null).toList();
        long last = -1;
        boolean known = false;
        for (Card card : pile) {
            Optional<Long> heard = picture.lastHeard(card, Picture.PILE);
            known |= heard.isPresent();
            last = Math.max(last, heard.orElse(-1L));
        }
        if (!known) {
            return Optional.empty();
        }
        double sum = 0;
        boolean seen = false;
        for (Card card : pile) {
            Optional<Stay> stay = picture.sure(card);
            if (stay.isPresent() && stay.get().zone().equals(Picture.PILE)) {
                Optional<Double> silence = picture.silence(card, Picture.PILE);
                if (silence.isPresent() && silence.get() > -2) {
                    return Optional.empty();
                }
            }
            seen |= stay.isPresent() && stay.get().zone() instanceof Zone.OfSeat;
            boolean dead = last - picture.lastHeard(card, Picture.PILE).orElse(last) > DEAD;
            double silence = picture.silence(card, Picture.PILE).orElse(0.0);
            sum += dead ? 0 : Math.max(silence, pile.size() == 1 ? -99 : MOST_A_CARD);
        }
        return Optional.of(new Clue.PileGone(sum, seen, last, last));
    }

    /** A card that lay on the pile for a moment. */
    record Visit(Card card, long first) {}

    /** The card that was heard on the pile lately, though it does not lie there now. */
    Optional<Visit> visitor(Position position, long after, long before) {
        Map<Card, Zone> lying = position.lying();
        Visit latest = null;
        for (Card card : picture.cards()) {
            Optional<Long> last = picture.lastHeard(card, Picture.PILE);
            boolean lately = last.isPresent() && Math.abs(before - last.get()) < VISIT;
            if (lately && !lying.containsKey(card) && picture.hits(card, Picture.PILE) > 1) {
                Visit visit = new Visit(card, picture.firstHeard(card, Picture.PILE));
                boolean later = latest == null || visit.first() > latest.first();
                latest = later && visit.first() > after ? visit : latest;
            }
        }
        return Optional.ofNullable(latest);
    }

    /** In front of whom a card of the pile lies. */
    Optional<Seat> before(Hand hand) {
        for (Card card : hand.pile().list()) {
            if (card != null
                    && picture.sure(card).map(Stay::zone).orElse(null)
                            instanceof Zone.OfSeat place) {
                return Optional.of(place.seat());
            }
        }
        return Optional.empty();
    }

    void taken(Card card, Zone zone, long at) {
        picture.taken(card, zone, at);
    }

    /** Cards that lie nowhere that can be seen. */
    List<Card> hidden(Position position) {
        Map<Card, Zone> lying = position.lying();
        return picture.cards().stream()
                .filter(card -> !lying.containsKey(card))
                .filter(card -> picture.sure(card).isEmpty())
                .toList();
    }

    boolean silent(Card card, Zone zone, double than) {
        return picture.silence(card, zone).map(one -> one <= than).orElse(false);
    }

    Optional<Long> lastHeard(Card card, Zone zone) {
        return picture.lastHeard(card, zone);
    }

    /** Whether what is heard of the place leaves a card between it and another. */
    Optional<Stay> stay(Card card) {
        return picture.of(card);
    }
}
