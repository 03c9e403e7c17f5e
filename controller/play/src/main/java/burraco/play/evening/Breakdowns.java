package burraco.play.evening;

import burraco.cards.Card;
import burraco.hal.Area;
import burraco.hal.TagId;
import burraco.hal.virtual.CardSpot;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.FalseReadings;
import burraco.hal.virtual.VirtualTable;
import burraco.layout.Deck;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.play.Shuffle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Lets the ordered breakdowns happen to a virtual table. */
final class Breakdowns {
    /** How far a telephone's case reaches. */
    private static final double PHONE_RADIUS_CM = 7;

    private static final double SLOWER = 8;
    private static final double DRIFT_GRAMS_AN_HOUR = 120;
    private static final double JUMP_GRAMS = 9;
    private static final int DEAD = 5;
    private static final int STRANGE = 3;
    private static final long STRANGERS = 0xE004_02FF_0000_0000L;

    private final VirtualTable table;
    private final Layout layout;
    private final Deck deck;
    private final Chance chance;

    Breakdowns(VirtualTable table, Layout layout, Deck deck, Chance chance) {
        this.table = table;
        this.layout = layout;
        this.deck = deck;
        this.chance = chance;
    }

    /**
     * Schedules a breakdown.
     *
     * @param begun when the hand began
     */
    void order(BreakdownOrder order, long begun) {
        long at = begun + order.at();
        long millis = order.millis().orElse(FalseReadings.FOR_EVER);
        FalseReadings says = table.falsehoods();
        switch (order.what()) {
            case ALL_ANTENNAS_EMPTY ->
                    layout.antennas().forEach(one -> says.deafen(one.id(), at, millis));
            case ONE_ANTENNA_DEAF -> says.deafen(antenna(order).id(), at, millis);
            case ANTENNA_WEAK -> says.weaken(antenna(order).id(), at, millis);
            case ANTENNA_CHATTER -> says.chatter(antenna(order).id(), at, millis);
            case ANTENNA_JAMMED -> says.jam(antenna(order).id(), at, millis);
            case ANTENNA_STUCK -> says.stick(antenna(order).id(), at, millis);
            case SHIELDED_PILE -> shield(antenna(order).antenna().area(), at, millis);
            case READER_SILENT -> says.hush(antenna(order).source(), at, millis);
            case READER_LOST -> table.faults().unplug(antenna(order).source(), at, millis);
            case READER_HANGS -> table.faults().silence(antenna(order).source(), at, millis);
            case READER_GARBLES -> says.garble(antenna(order).source(), at, millis);
            case SLOW_READER -> says.slow(antenna(order).source(), at, millis, SLOWER);
            case STRANGE_TAGS -> strange(order.which().orElse(STRANGE), at, millis);
            case SWAPPED_TAGS -> exchange(order.which().orElse(2), at);
            case DEAD_TAGS ->
                    some(order.which().orElse(DEAD)).forEach(tag -> table.faults().kill(tag, at));
            case SCALE_STUCK ->
                    scale(order).ifPresent(one -> says.stickScale(one.id(), at, millis));
            case SCALE_SILENT ->
                    scale(order).ifPresent(one -> says.hushScale(one.id(), at, millis));
            case SCALE_DRIFT -> scale(order).ifPresent(one -> drift(one.id(), at, order));
            case SCALE_JUMPS ->
                    scale(order)
                            .ifPresent(
                                    one -> table.faults().lean(one.id(), at, JUMP_GRAMS, millis));
            // That is done by hands, not by sensors.
            case MELDS_LIFTED -> {}
        }
    }

    /** The antenna that was named, otherwise that of the pile which lies nearest to the stock. */
    private LaidAntenna antenna(BreakdownOrder order) {
        Optional<LaidAntenna> named =
                layout.antennas().stream()
                        .filter(one -> order.which().orElse(-1) == one.id())
                        .findFirst();
        Optional<LaidAntenna> pile =
                layout.antennas(Zone.Pile.class).stream()
                        .min(Comparator.comparingDouble(this::fromTheStock));
        return named.or(() -> pile).orElseGet(() -> layout.antennas().getFirst());
    }

    private double fromTheStock(LaidAntenna antenna) {
        Area area = antenna.antenna().area();
        Area stock = layout.antenna(new Zone.Stock()).map(one -> one.antenna().area()).orElse(area);
        return Math.abs(area.x() - stock.x()) + Math.abs(area.y() - stock.y());
    }

    /** The scale that was named, otherwise that of the stock. */
    private Optional<LaidScale> scale(BreakdownOrder order) {
        return layout.scales().stream()
                .filter(one -> order.which().orElse(-1) == one.id())
                .findFirst()
                .or(() -> layout.scale(new Zone.Stock()));
    }

    private void drift(int scale, long at, BreakdownOrder order) {
        table.faults().drift(scale, at, DRIFT_GRAMS_AN_HOUR);
        order.millis().ifPresent(millis -> table.faults().drift(scale, at + millis, 0));
    }

    private void shield(Area area, long at, long millis) {
        table.falsehoods().shield(area.x(), area.y(), PHONE_RADIUS_CM, at, millis);
        // The telephone itself answers as a tag, too.
        table.faults().stranger(TagId.of(STRANGERS), CardSpot.at(area.x(), area.y()), at, millis);
    }

    /** Puts foreign tags near random antennas. */
    private void strange(int many, long at, long millis) {
        for (int i = 1; i <= many; i++) {
            List<LaidAntenna> all = layout.antennas();
            Area area = all.get(chance.below(all.size())).antenna().area();
            TagId tag = TagId.of(STRANGERS + i);
            table.faults().stranger(tag, CardSpot.at(area.x(), area.y()), at, millis);
        }
    }

    /** Exchanges tags pairwise, as if they had been enrolled the wrong way round. */
    private void exchange(int many, long at) {
        List<TagId> tags = some(many);
        for (int i = 0; i + 1 < tags.size(); i += 2) {
            table.falsehoods().exchange(tags.get(i), tags.get(i + 1), at);
        }
    }

    private List<TagId> some(int many) {
        List<Card> cards = new ArrayList<>(deck.cards().values());
        cards.sort(Comparator.comparingInt(Card::number));
        Shuffle.shuffle(cards, chance);
        return cards.stream().limit(many).map(deck::tag).toList();
    }
}
