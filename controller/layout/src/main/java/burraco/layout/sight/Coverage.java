package burraco.layout.sight;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.ruling.Clue;
import burraco.hal.Area;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.Zone;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What a table can detect with the parts that it has. An additional part never takes anything away.
 *
 * <p>An ordinary antenna hears the card at the felt and the one or two above it: it notices that a
 * pile is there, but not how many cards it has.
 */
public record Coverage(Map<Clue, Extent> extents) {
    /** An antenna that reads this many cards of a pile reads all of it. */
    public static final int WHOLE_PILE = 54;

    /** An antenna that reads this many cards reads the deck before it is dealt. */
    public static final int WHOLE_DECK = 108;

    /** An antenna that reads this many cards notices a fan or a pozzetto with one card too many. */
    public static final int TWELVE = 12;

    /** A line seldom has more melds than this. */
    public static final int ENOUGH_SLOTS = 8;

    /** Room for a row of about ten cards of which two centimetres show, in square centimetres. */
    public static final double ROW_OF_DISCARDS = 200;

    private static final List<Zone> POZZETTI = List.of(new Zone.Pozzetto(1), new Zone.Pozzetto(2));
    private static final List<Zone> SEATS =
            Arrays.stream(Seat.values()).<Zone>map(Zone.OfSeat::new).toList();

    public Coverage {
        extents = Collections.unmodifiableMap(new EnumMap<>(extents));
    }

    public Extent of(Clue clue) {
        return extents.getOrDefault(clue, Extent.NONE);
    }

    public boolean has(Clue clue) {
        return of(clue) == Extent.WHOLE;
    }

    public static Coverage of(Layout layout) {
        Map<Clue, Extent> extents = new EnumMap<>(Clue.class);
        for (Clue clue : Clue.values()) {
            extents.put(clue, of(clue, layout));
        }
        return new Coverage(extents);
    }

    private static Extent of(Clue clue, Layout layout) {
        return switch (clue) {
            case STOCK -> wholeIf(counts(layout, new Zone.Stock(), WHOLE_PILE));
            case PILE_CARDS -> pileCards(layout);
            case FIRST_PLACE -> firstPlace(layout);
            case PILE_DISTANCE -> partlyIf(layout.antennas(Zone.Pile.class).size() > 1);
            case MELDS -> melds(layout);
            case POZZETTI_TAKEN -> all(POZZETTI, one -> counts(layout, one, 1));
            case POZZETTI_COUNT -> all(POZZETTI, one -> counts(layout, one, TWELVE));
            case SEAT_CARDS -> seats(layout, 1);
            // Each card is on top for a moment and is sometimes heard then, whatever the antenna.
            case DEAL_ORDER -> partlyIf(seats(layout, 1) != Extent.NONE);
            case DEAL_COUNT -> seats(layout, TWELVE);
            case DECK -> deck(layout);
            case TURN_CLOCK -> wholeIf(layout.match().turnTimes());
            case WHO, PRESENT, SEEN, SAID, MEANT, HALF_LIFTED, FAN_CARDS, PLACE_IN_MELD, REPORT ->
                    Extent.NONE;
        };
    }

    /**
     * The cards of the pile are heard side by side if there is room for the row; otherwise they lie
     * in a heap.
     */
    private static Extent pileCards(Layout layout) {
        double room = 0;
        for (LaidAntenna antenna : layout.antennas(Zone.Pile.class)) {
            Area area = antenna.antenna().area();
            room += area.w() * area.h();
            if (antenna.antenna().stack() >= WHOLE_PILE) {
                return Extent.WHOLE;
            }
        }
        boolean weighed = layout.scales().stream().anyMatch(one -> one.zone() instanceof Zone.Pile);
        return room >= ROW_OF_DISCARDS ? Extent.WHOLE : partlyIf(room > 0 || weighed);
    }

    /**
     * Without the seats' directions only this is known: whether the card lies nearest the stock.
     */
    private static Extent firstPlace(Layout layout) {
        long directions =
                layout.antennas(Zone.Pile.class).stream()
                        .map(antenna -> ((Zone.Pile) antenna.zone()).towards())
                        .flatMap(Optional::stream)
                        .distinct()
                        .count();
        boolean row = layout.antennas(Zone.Pile.class).size() > 1;
        return directions == Seat.values().length ? Extent.WHOLE : partlyIf(directions > 0 || row);
    }

    private static Extent melds(Layout layout) {
        int fewest = Math.min(layout.slots(Line.NS), layout.slots(Line.EW));
        int most = Math.max(layout.slots(Line.NS), layout.slots(Line.EW));
        return fewest >= ENOUGH_SLOTS ? Extent.WHOLE : partlyIf(most > 0);
    }

    private static Extent seats(Layout layout, int stack) {
        return all(SEATS, seat -> reads(layout, seat, stack));
    }

    /**
     * A missing card is not noticed in a pile that nobody reads; a foreign card is heard anywhere.
     */
    private static Extent deck(Layout layout) {
        boolean something = !layout.antennas().isEmpty() || !layout.scales().isEmpty();
        return reads(layout, new Zone.Stock(), WHOLE_DECK) ? Extent.WHOLE : partlyIf(something);
    }

    /** A scale counts whatever lies on it. */
    private static boolean counts(Layout layout, Zone zone, int stack) {
        return reads(layout, zone, stack) || layout.scale(zone).isPresent();
    }

    private static boolean reads(Layout layout, Zone zone, int stack) {
        return layout.antennas().stream()
                .anyMatch(one -> one.zone().equals(zone) && one.antenna().stack() >= stack);
    }

    private static Extent all(List<Zone> zones, Predicate<Zone> sees) {
        long seen = zones.stream().filter(sees).count();
        return seen == zones.size() ? Extent.WHOLE : partlyIf(seen > 0);
    }

    private static Extent wholeIf(boolean so) {
        return so ? Extent.WHOLE : Extent.NONE;
    }

    private static Extent partlyIf(boolean so) {
        return so ? Extent.PARTLY : Extent.NONE;
    }
}
