package burraco.testing;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.rules.RuleSet;
import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.TagId;
import burraco.layout.Deck;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.layout.SourceInfo;
import burraco.layout.Zone;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A table with 27 antennas and 3 scales, and its deck, put together by hand. */
public final class ReferenceTable {
    public static final Layout LAYOUT = layout();
    public static final Deck DECK = deck();

    private ReferenceTable() {}

    private static Layout layout() {
        List<LaidAntenna> antennas = new ArrayList<>();
        lay(antennas, new Zone.Stock(), new Area(-6, 0, 9, 12), "left");
        for (int i = 0; i < 4; i++) {
            Area area = new Area(4 + 8.5 * i, 0, 8, 12);
            lay(antennas, new Zone.Pile(Optional.of(Seat.EAST)), area, "left");
        }
        lay(antennas, new Zone.Pozzetto(1), new Area(42, -27, 9, 12), "left");
        lay(antennas, new Zone.Pozzetto(2), new Area(42, -13, 9, 12), "left");
        lay(antennas, new Zone.OfSeat(Seat.NORTH), new Area(0, 40, 16, 11), "right");
        lay(antennas, new Zone.OfSeat(Seat.EAST), new Area(46, 8, 11, 16), "right");
        lay(antennas, new Zone.OfSeat(Seat.SOUTH), new Area(0, -44, 16, 11), "right");
        lay(antennas, new Zone.OfSeat(Seat.WEST), new Area(-53, 0, 11, 16), "right");
        for (int slot = 1; slot <= 8; slot++) {
            Area area = new Area(40.5 - 7.5 * slot, -25, 7, 20);
            lay(antennas, new Zone.MeldSlot(Line.NS, slot), area, "melds NS");
        }
        for (int slot = 1; slot <= 8; slot++) {
            Area area = new Area(-36, -22 + 7.5 * slot, 20, 7);
            lay(antennas, new Zone.MeldSlot(Line.EW, slot), area, "melds EW");
        }
        return new Layout(
                "7",
                RuleSet.FIBUR_INT_2018,
                "it",
                "deck.csv",
                new MatchInfo(3, false, Duration.ofMinutes(40), true, false),
                List.of("left", "right", "melds NS", "melds EW").stream()
                        .map(id -> new SourceInfo(id, "virtual", Optional.empty()))
                        .toList(),
                antennas,
                List.of(
                        new LaidScale(1, new Zone.Stock(), "left", 1.9),
                        new LaidScale(2, new Zone.Pozzetto(1), "left", 1.9),
                        new LaidScale(3, new Zone.Pozzetto(2), "left", 1.9)));
    }

    private static void lay(List<LaidAntenna> antennas, Zone zone, Area area, String source) {
        int id = antennas.size() + 1;
        int stack = 2;
        antennas.add(new LaidAntenna(new Antenna(id, id, area, stack), zone, source));
    }

    private static Deck deck() {
        Map<TagId, Card> cards = new HashMap<>();
        for (Card card : Cards.FULL_DECK) {
            cards.put(TagId.of(0xE004_0150_0000_0000L + cards.size()), card);
        }
        return new Deck(cards);
    }
}
