package burraco.cli.starter;

import burraco.cards.Card;
import burraco.cards.Face;
import burraco.cards.Line;
import burraco.cards.Rank;
import burraco.cards.Seat;
import burraco.cards.Suit;
import burraco.engine.rules.RuleSet;
import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.layout.SourceInfo;
import burraco.layout.Zone;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A starter kit: a reader with two antennas, and ten cards. It is less than a table, so there is no
 * {@code table.toml} for it: stock, pile and three seats have no antenna.
 */
final class StarterKit {
    /** The antenna in front of the player. */
    static final int FRONT = 1;

    /** The antenna below the only place for a meld. */
    static final int MELD = 2;

    static final String SOURCE = "starter";

    /** A sequence of seven, two equals of its three, and a joker: enough for each kind of meld. */
    static final List<Card> CARDS = cards();

    private static final int STACK = 2;

    private StarterKit() {}

    private static List<Card> cards() {
        List<Card> cards = new ArrayList<>();
        IntStream.rangeClosed(Rank.THREE.ordinal(), Rank.NINE.ordinal())
                .mapToObj(rank -> Face.of(Rank.values()[rank], Suit.HEARTS))
                .forEach(face -> cards.add(Card.of(face, 1)));
        cards.add(Card.of(Face.of(Rank.THREE, Suit.SPADES), 1));
        cards.add(Card.of(Face.of(Rank.THREE, Suit.CLUBS), 1));
        cards.add(Card.of(Face.JOKER, 1));
        return List.copyOf(cards);
    }

    /** The sizes are those of a seat and of a place for a meld on a planned table, 1 cm apart. */
    static Layout layout(SourceInfo source) {
        return new Layout(
                "starter",
                RuleSet.FIBUR_INT_2018,
                "en",
                "deck.csv",
                new MatchInfo(3, false, Duration.ofMinutes(40), true, false),
                List.of(source),
                List.of(
                        antenna(FRONT, new Area(-10.4, 0, 18.8, 11.8), new Zone.OfSeat(Seat.SOUTH)),
                        antenna(MELD, new Area(3.3, 0, 6.6, 21.2), new Zone.MeldSlot(Line.NS, 1))),
                List.of());
    }

    private static LaidAntenna antenna(int id, Area area, Zone zone) {
        return new LaidAntenna(new Antenna(id, id, area, STACK), zone, SOURCE);
    }

    static Area area(Layout layout, int antenna) {
        return layout.antennas().stream()
                .filter(one -> one.id() == antenna)
                .findFirst()
                .orElseThrow()
                .antenna()
                .area();
    }
}
