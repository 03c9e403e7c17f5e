package burraco.tracking.deal;

import burraco.hal.Reading;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.tracking.figures.DealFigures;
import burraco.tracking.weighing.TableScales;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** What the scales of the table show while cards are dealt. */
final class DealScales {
    /** Fewer cards than this are not the stock yet. */
    private static final int LEAST = 20;

    private static final int ELEVEN = 11;
    private static final int STOCK_AND_POZZETTI = 64;

    /** Without the weight of the pozzetti, a difference of this many cards may mean nothing. */
    private static final int UNCLEAR = 2;

    private final TableScales weights;
    private final Map<Integer, DealScale> byId = new LinkedHashMap<>();
    private final Map<Zone, DealScale> byZone = new LinkedHashMap<>();

    DealScales(Layout layout, TableScales weights) {
        this.weights = weights;
        for (LaidScale scale : layout.scales()) {
            DealScale weighed = new DealScale(scale.card());
            byId.put(scale.id(), weighed);
            byZone.put(scale.zone(), weighed);
        }
    }

    /** Numbers of cards by weight; empty where unknown. */
    record Counts(OptionalInt stock, OptionalInt first, OptionalInt second) {}

    void show(Reading.Weight weight) {
        Optional.ofNullable(byId.get(weight.scale()))
                .ifPresent(scale -> scale.show(weight.grams(), weight.at()));
    }

    void look(long now) {
        byZone.forEach((zone, scale) -> {
            if (weights.on(zone).isPresent()) {
                scale.look(now);
            }
        });
    }

    /** Sets the zero points, because the table is empty. */
    void zero(long now) {
        byZone.forEach((zone, scale) -> {
            scale.zero(now);
            weights.on(zone).filter(one -> one.whole() == 0).ifPresent(one -> one.empty(now));
        });
    }

    /** How many cards lay where before this time. */
    Counts counts(long before) {
        OptionalInt first = pozzetto(1, before);
        OptionalInt second = pozzetto(2, before);
        return new Counts(stock(first, second, before), first, second);
    }

    /**
     * The number of cards in the stock. All cards of a deck may be heavier or lighter than assumed,
     * so that many cards together seem one too many or too few; the pozzetti show the true weight,
     * but not exactly. The stock is therefore taken as complete if it may be complete by either
     * weight.
     */
    private OptionalInt stock(OptionalInt first, OptionalInt second, long before) {
        OptionalDouble stock =
                on(new Zone.Stock())
                        .map(scale -> scale.putDown(LEAST, before))
                        .orElse(OptionalDouble.empty());
        if (stock.isEmpty()) {
            return OptionalInt.empty();
        }
        int pozzetti = first.orElse(ELEVEN) + second.orElse(ELEVEN);
        int expected = STOCK_AND_POZZETTI - pozzetti;
        double more = stock.getAsDouble() - expected;
        if (first.isEmpty() || second.isEmpty()) {
            boolean clear = Math.abs(more) > UNCLEAR;
            return clear ? round(stock.getAsDouble()) : OptionalInt.of(expected);
        }
        double weight = (cards(1, before) + cards(2, before)) / pozzetti;
        double weighed = stock.getAsDouble() / weight;
        boolean either =
                Math.abs(more) <= DealFigures.HALF
                        || Math.abs(weighed - expected) <= DealFigures.HALF;
        boolean sameWay = more > 0 == weighed > expected;
        return either || !sameWay ? OptionalInt.of(expected) : round(weighed);
    }

    private OptionalInt pozzetto(int number, long before) {
        double cards = cards(number, before);
        boolean whole = Math.abs(cards - StrictMath.rint(cards)) <= DealFigures.WHOLE;
        return cards >= 1 && whole ? round(cards) : OptionalInt.empty();
    }

    /** The cards of a pozzetto, assuming the weight in the layout; 0 if unknown. */
    private double cards(int number, long before) {
        return on(new Zone.Pozzetto(number)).map(one -> one.last(before).orElse(0)).orElse(0.0);
    }

    /** When the first card left the stock, as far as is known. */
    OptionalLong firstLeft() {
        return on(new Zone.Stock()).map(one -> one.left(LEAST)).orElse(OptionalLong.empty());
    }

    private Optional<DealScale> on(Zone zone) {
        return Optional.ofNullable(byZone.get(zone));
    }

    private static OptionalInt round(double cards) {
        return OptionalInt.of((int) StrictMath.round(cards));
    }

    void clear() {
        byZone.values().forEach(DealScale::clear);
    }
}
