package burraco.layout.sight;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.layout.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parts that a table could have besides, the plainest first. */
public enum Addition {
    PILE_ANTENNAS {
        @Override
        public Layout to(Layout layout) {
            return with(layout, new Zone.Pile(Optional.empty()), ROW, 1);
        }
    },
    MELD_ANTENNAS {
        @Override
        public Layout to(Layout layout) {
            Layout more = layout;
            for (Line line : Line.values()) {
                for (int slot = 1; more.slots(line) < Coverage.ENOUGH_SLOTS; slot++) {
                    Zone zone = new Zone.MeldSlot(line, slot);
                    more = more.antenna(zone).isPresent() ? more : with(more, zone, CARD, 1);
                }
            }
            return more;
        }
    },
    SEAT_ANTENNAS {
        @Override
        public Layout to(Layout layout) {
            return withSeats(layout, 1);
        }
    },
    STOCK_SCALE {
        @Override
        public Layout to(Layout layout) {
            return withScale(layout, new Zone.Stock());
        }
    },
    POZZETTO_SCALES {
        @Override
        public Layout to(Layout layout) {
            return withScale(withScale(layout, new Zone.Pozzetto(1)), new Zone.Pozzetto(2));
        }
    },
    DIRECTIONS_OF_THE_PILE {
        @Override
        public Layout to(Layout layout) {
            Layout more = layout;
            for (Seat seat : Seat.values()) {
                more = with(more, new Zone.Pile(Optional.of(seat)), CARD, 1);
            }
            return more;
        }
    },
    TURN_TIMES {
        @Override
        public Layout to(Layout layout) {
            MatchInfo match = layout.match();
            return layout.with(
                    new MatchInfo(
                            match.hands(), match.teams(), match.round(), true, match.onCall()));
        }
    },
    SEATS_THAT_READ_PILES {
        @Override
        public Layout to(Layout layout) {
            return withSeats(layout, Coverage.TWELVE);
        }
    },
    STOCK_THAT_READS_THE_DECK {
        @Override
        public Layout to(Layout layout) {
            return with(layout, new Zone.Stock(), CARD, Coverage.WHOLE_DECK);
        }
    };

    // Where it would lie does not matter here, only how large it is.
    private static final Area CARD = new Area(0, 0, 9, 12);
    private static final Area ROW = new Area(0, 0, 20, 12);

    /** The table with this part; one that has it already stays as it is, or has it twice. */
    public abstract Layout to(Layout layout);

    private static Layout withSeats(Layout layout, int stack) {
        Layout more = layout;
        for (Seat seat : Seat.values()) {
            more = with(more, new Zone.OfSeat(seat), CARD, stack);
        }
        return more;
    }

    private static Layout with(Layout layout, Zone zone, Area area, int stack) {
        int id = layout.antennas().stream().mapToInt(LaidAntenna::id).max().orElse(0) + 1;
        List<LaidAntenna> antennas = new ArrayList<>(layout.antennas());
        antennas.add(new LaidAntenna(new Antenna(id, id, area, stack), zone, source(layout)));
        return with(layout, antennas, layout.scales());
    }

    private static Layout withScale(Layout layout, Zone zone) {
        int id = layout.scales().stream().mapToInt(LaidScale::id).max().orElse(0) + 1;
        List<LaidScale> scales = new ArrayList<>(layout.scales());
        scales.add(new LaidScale(id, zone, source(layout), 1.9));
        return with(layout, layout.antennas(), scales);
    }

    private static String source(Layout layout) {
        return layout.sources().isEmpty() ? "" : layout.sources().getFirst().id();
    }

    private static Layout with(Layout layout, List<LaidAntenna> antennas, List<LaidScale> scales) {
        return new Layout(
                layout.name(),
                layout.rules(),
                layout.language(),
                layout.deck(),
                layout.match(),
                layout.sources(),
                antennas,
                scales);
    }
}
