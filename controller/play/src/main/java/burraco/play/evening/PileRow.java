package burraco.play.evening;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.DiscardPlace;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The discards as they lie: a row from the stock outwards, each on the one before it. */
public final class PileRow {
    private static final double MARGIN = 2;
    private static final double LEAST_PITCH = 1.4;
    private static final double MOST_PITCH = 2.8;

    /** How far from the pile's last card one lies that is not beside it. */
    private static final double APART = 14;

    private final Places places;
    private final Chance chance;
    private final List<Ray> rays;
    private final List<Card> cards = new ArrayList<>();
    private final List<Double> marks = new ArrayList<>();
    private Ray ray;

    public PileRow(Places places, Chance chance) {
        this.places = places;
        this.chance = chance;
        rays = places.rays();
        ray = rays.getFirst();
    }

    /** Where this card comes to lie now. */
    public Spot add(Card card, Seat discarder, Optional<DiscardPlace> place) {
        double mark = marks.isEmpty() ? begin(discarder, place) : next(place);
        cards.add(card);
        marks.add(mark);
        return spot(mark);
    }

    /** The first card lies between the stock and who discards it, or it should. */
    private double begin(Seat discarder, Optional<DiscardPlace> place) {
        boolean elsewhere = place.filter(DiscardPlace.ELSEWHERE::equals).isPresent();
        if (rays.size() == 1) {
            return elsewhere ? ray.length() * 0.8 : MARGIN + chance.between(0, 1);
        }
        Seat towards = elsewhere ? discarder.next() : discarder;
        ray =
                rays.stream()
                        .filter(one -> one.towards().equals(Optional.of(towards)))
                        .findFirst()
                        .orElse(rays.getFirst());
        return MARGIN + chance.between(0, 1);
    }

    private double next(Optional<DiscardPlace> place) {
        boolean apart = place.filter(DiscardPlace.APART::equals).isPresent();
        double last = marks.getLast();
        if (!apart) {
            return Math.min(ray.length(), last + chance.between(LEAST_PITCH, MOST_PITCH));
        }
        return last + APART <= ray.length() ? last + APART : last - APART;
    }

    /** Whether the row has no room for one more. */
    public boolean isFull() {
        return !marks.isEmpty() && marks.getLast() > ray.length() - LEAST_PITCH;
    }

    /** The cards are pushed together; where they lie then, in their order. */
    public List<Spot> squeeze() {
        return respaced(ray.length() / (cards.size() + 8));
    }

    /** The cards are pushed together or apart; where they lie then, in their order. */
    List<Spot> respaced(double wanted) {
        double room = (ray.length() - MARGIN) / Math.max(1, cards.size());
        double pitch = Math.min(wanted, room);
        List<Spot> spots = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            marks.set(i, MARGIN + i * pitch);
            spots.add(spot(marks.get(i)));
        }
        return spots;
    }

    /** Where they lie, in their order. */
    List<Spot> spots() {
        return marks.stream().map(this::spot).toList();
    }

    /** The last card was put down close on the one before it. */
    Spot closer(double pitch) {
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

    private Spot spot(double mark) {
        return places.jittered(ray.at(mark - MARGIN / 2));
    }
}
