package burraco.play.evening;

import burraco.cards.Card;
import burraco.engine.act.DiscardPlace;
import burraco.hal.Area;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The discards as they lie: a row from the stock outwards, each on the one before it. */
final class PileRow {
    private static final double MARGIN = 2;
    private static final double LEAST_PITCH = 1.4;
    private static final double MOST_PITCH = 2.8;

    /** How far from the pile's last card one lies that is not beside it. */
    private static final double APART = 14;

    private final Places places;
    private final Chance chance;
    private final Area first;
    private final double dx;
    private final double dy;
    private final double length;
    private final List<Card> cards = new ArrayList<>();
    private final List<Double> marks = new ArrayList<>();

    PileRow(Places places, Chance chance) {
        this.places = places;
        this.chance = chance;
        List<Area> row = places.row();
        first = row.getFirst();
        Area last = row.getLast();
        double x = last.x() - first.x();
        double y = last.y() - first.y();
        double distance = StrictMath.sqrt(x * x + y * y);
        dx = distance == 0 ? 1 : x / distance;
        dy = distance == 0 ? 0 : y / distance;
        double deep = Math.abs(dx) * first.w() + Math.abs(dy) * first.h();
        length = distance + deep - 2 * MARGIN;
    }

    /** Where this card comes to lie now. */
    Spot add(Card card, Optional<DiscardPlace> place) {
        double mark = next(place);
        cards.add(card);
        marks.add(mark);
        return spot(mark);
    }

    private double next(Optional<DiscardPlace> place) {
        if (marks.isEmpty()) {
            boolean elsewhere = place.filter(DiscardPlace.ELSEWHERE::equals).isPresent();
            return elsewhere ? length * 0.8 : MARGIN + chance.between(0, 1);
        }
        boolean apart = place.filter(DiscardPlace.APART::equals).isPresent();
        double last = marks.getLast();
        if (!apart) {
            return Math.min(length, last + chance.between(LEAST_PITCH, MOST_PITCH));
        }
        return last + APART <= length ? last + APART : Math.max(0, last - APART);
    }

    /** Whether the row has no room for one more. */
    boolean isFull() {
        return !marks.isEmpty() && marks.getLast() > length - LEAST_PITCH;
    }

    /** The cards are pushed together; where they lie then, in their order. */
    List<Spot> squeeze() {
        double pitch = length / (cards.size() + 8);
        List<Spot> spots = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            marks.set(i, MARGIN + i * pitch);
            spots.add(spot(marks.get(i)));
        }
        return spots;
    }

    List<Card> cards() {
        return List.copyOf(cards);
    }

    void remove(Card card) {
        int index = cards.indexOf(card);
        if (index >= 0) {
            cards.remove(index);
            marks.remove(index);
        }
    }

    void clear() {
        cards.clear();
        marks.clear();
    }

    private Spot spot(double mark) {
        double edge = Math.abs(dx) * first.w() / 2 + Math.abs(dy) * first.h() / 2;
        double along = mark - edge + MARGIN / 2;
        return places.jittered(
                first.x() + dx * along, first.y() + dy * along, Math.abs(dy) > Math.abs(dx));
    }
}
