package burraco.testing;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.Layout;
import burraco.play.evening.Casting;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.play.evening.Script;
import java.util.ArrayList;
import java.util.List;

/** Hands that virtual people play in a row on the reference table, S dealing first. */
public record PlayedHands(Layout layout, long seed, Noise noise) {
    private static final long AFTERWARDS = 10_000;

    /** For {@link #readings(int, List, int)}: hands that are played to their end. */
    public static final int ALL_ACTS = Integer.MAX_VALUE;

    /** The readings of the table's sensors in this many hands, with one of these cases in each. */
    public List<Reading> readings(int hands, List<Case> cases) {
        return readings(hands, cases, ALL_ACTS);
    }

    /**
     * The same of hands that are broken off after so many acts of play, and their cards gathered. A
     * table takes such a hand to be over when the next one is dealt.
     */
    public List<Reading> readings(int hands, List<Case> cases, int acts) {
        Casting casting = new Casting(seed, layout.rules(), layout.slots(Line.NS), cases);
        List<Reading> readings = new ArrayList<>();
        Evening evening =
                new Evening(
                        layout,
                        ExampleTable.reference().deck(),
                        noise,
                        Manners.USUAL,
                        new Chance(seed),
                        readings::add);
        Seat dealer = Seat.SOUTH;
        for (int hand = 0; hand < hands; hand++) {
            Script script = casting.script(hand, hand, dealer);
            evening.play(acts == ALL_ACTS ? script : script.beginning(acts), "hand " + hand);
            dealer = dealer.next();
        }
        evening.table().advance(evening.table().now() + AFTERWARDS);
        return readings;
    }
}
