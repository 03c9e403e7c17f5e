package burraco.play.evening;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.DiscardPlace;
import burraco.hal.virtual.CardSpot;
import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The spots of the discards: a row that begins at the stock, each card partly over the one before
 * it.
 */
public final class PileRow {
    private static final double MARGIN_CM = 2;
    private static final double LEAST_PITCH_CM = 1.4;
    private static final double MOST_PITCH_CM = 2.8;

    /** The distance from the last card of the pile to a discard that is laid apart, in cm. */
    private static final double APART_CM = 14;

    private final TablePlaces places;
    private final Chance chance;
    private final List<RowDirection> rays;
    private final List<Card> cards = new ArrayList<>();
    private final List<Double> marks = new ArrayList<>();
    private RowDirection ray;

    public PileRow(TablePlaces places, Chance chance) {
        this.places = places;
        this.chance = chance;
        rays = places.rays();
        ray = rays.getFirst();
    }

    /** Adds a discard and returns its spot. */
    public CardSpot add(Card card, Seat discarder, Optional<DiscardPlace> place) {
        double mark = marks.isEmpty() ? begin(discarder, place) : next(place);
        cards.add(card);
        marks.add(mark);
        return spot(mark);
    }

    /**
     * Chooses the line of the row, and returns the mark where it begins: between the stock and the
     * player who discards first.
     */
    private double begin(Seat discarder, Optional<DiscardPlace> place) {
        boolean elsewhere = place.filter(DiscardPlace.ELSEWHERE::equals).isPresent();
        if (rays.size() == 1) {
            return elsewhere ? ray.length() * 0.8 : MARGIN_CM + chance.between(0, 1);
        }
        Seat towards = elsewhere ? discarder.next() : discarder;
        ray =
                rays.stream()
                        .filter(one -> one.towards().equals(Optional.of(towards)))
                        .findFirst()
                        .orElse(rays.getFirst());
        return MARGIN_CM + chance.between(0, 1);
    }

    private double next(Optional<DiscardPlace> place) {
        boolean apart = place.filter(DiscardPlace.APART::equals).isPresent();
        double last = marks.getLast();
        if (!apart) {
            return Math.min(ray.length(), last + chance.between(LEAST_PITCH_CM, MOST_PITCH_CM));
        }
        return last + APART_CM <= ray.length() ? last + APART_CM : last - APART_CM;
    }

    /** Whether there is no room for another card. */
    public boolean isFull() {
        return !marks.isEmpty() && marks.getLast() > ray.length() - LEAST_PITCH_CM;
    }

    /** Pushes the cards together and returns their new spots in order. */
    public List<CardSpot> squeeze() {
        return respaced(ray.length() / (cards.size() + 8));
    }

    /** Changes the distance between the cards and returns their new spots in order. */
    List<CardSpot> respaced(double wanted) {
        double room = (ray.length() - MARGIN_CM) / Math.max(1, cards.size());
        double pitch = Math.min(wanted, room);
        List<CardSpot> spots = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            marks.set(i, MARGIN_CM + i * pitch);
            spots.add(spot(marks.get(i)));
        }
        return spots;
    }

    /** Their spots in order. */
    List<CardSpot> spots() {
        return marks.stream().map(this::spot).toList();
    }

    /** Moves the last card closer to the one before it. */
    CardSpot closer(double pitch) {
        int last = marks.size() - 1;
        if (last > 0) {
            marks.set(last, Math.min(marks.get(last), marks.get(last - 1) + pitch));
        }
        return spot(marks.get(last));
    }

    public List<Card> cards() {
        return List.copyOf(cards);
    }

    public void remove(Card card) {
        int index = cards.indexOf(card);
        if (index >= 0) {
            cards.remove(index);
            marks.remove(index);
        }
    }

    public void clear() {
        cards.clear();
        marks.clear();
    }

    private CardSpot spot(double mark) {
        return places.jittered(ray.at(mark - MARGIN_CM / 2));
    }
}
