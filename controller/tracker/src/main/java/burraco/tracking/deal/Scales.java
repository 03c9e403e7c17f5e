package burraco.tracking.deal;

import burraco.hal.Reading;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.tracking.figures.Dealing;
import burraco.tracking.weighing.Weights;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** What the scales of the table say while cards are dealt. */
final class Scales {
    /** With fewer cards it is no stock yet. */
    private static final int LEAST = 20;

    private static final int ELEVEN = 11;
    private static final int STOCK_AND_POZZETTI = 64;

    /** Without the pozzetti's weight, so many cards may be none. */
    private static final int UNCLEAR = 2;

    private final Weights weights;
    private final Map<Integer, Weighed> byId = new LinkedHashMap<>();
    private final Map<Zone, Weighed> byZone = new LinkedHashMap<>();

    Scales(Layout layout, Weights weights) {
        this.weights = weights;
        for (LaidScale scale : layout.scales()) {
            Weighed weighed = new Weighed(scale.card());
            byId.put(scale.id(), weighed);
            byZone.put(scale.zone(), weighed);
        }
    }

    /** Cards by weight; empty where that is open. */
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

    /** The table is empty. */
    void zero(long now) {
        byZone.forEach((zone, scale) -> {
            scale.zero(now);
            weights.on(zone).filter(one -> one.whole() == 0).ifPresent(one -> one.empty(now));
        });
    }

    /** How many cards lay where, before then. */
    Counts counts(long before) {
        OptionalInt first = pozzetto(1, before);
        OptionalInt second = pozzetto(2, before);
        return new Counts(stock(first, second, before), first, second);
    }

    /**
     * The cards of a deck may all be heavier or lighter than was thought: many together seem one
     * more or less then. The pozzetti tell, but not exactly. So the stock is what it should be if
     * it may be so by either.
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
                Math.abs(more) <= Dealing.HALF || Math.abs(weighed - expected) <= Dealing.HALF;
        boolean sameWay = more > 0 == weighed > expected;
        return either || !sameWay ? OptionalInt.of(expected) : round(weighed);
    }

    private OptionalInt pozzetto(int number, long before) {
        double cards = cards(number, before);
        boolean whole = Math.abs(cards - StrictMath.rint(cards)) <= Dealing.WHOLE;
        return cards >= 1 && whole ? round(cards) : OptionalInt.empty();
    }

    /** As many as it would be with cards that weigh what they should; 0 where that is open. */
    private double cards(int number, long before) {
        return on(new Zone.Pozzetto(number)).map(one -> one.last(before).orElse(0)).orElse(0.0);
    }

    /** When the first card left the stock, as far as is known yet. */
    OptionalLong firstLeft() {
        return on(new Zone.Stock()).map(one -> one.left(LEAST)).orElse(OptionalLong.empty());
    }

    private Optional<Weighed> on(Zone zone) {
        return Optional.ofNullable(byZone.get(zone));
    }

    private static OptionalInt round(double cards) {
        return OptionalInt.of((int) StrictMath.round(cards));
    }

    void clear() {
        byZone.values().forEach(Weighed::clear);
    }
}
