package burraco.layout.sight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.hal.virtual.Chance;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.testing.Layouts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** No additional part makes a table see less, and every part that is recommended does help. */
@Tag("campaign")
class OnePartMoreTest {
    private static final int TABLES = 2000;
    private static final long SEED = 1871;

    private static final List<Zone> ZONES = zones();

    private static List<Zone> zones() {
        List<Zone> zones = new ArrayList<>();
        zones.add(new Zone.Stock());
        zones.add(new Zone.Pozzetto(1));
        zones.add(new Zone.Pozzetto(2));
        zones.add(new Zone.Pile(Optional.empty()));
        for (Seat seat : Seat.values()) {
            zones.add(new Zone.OfSeat(seat));
            zones.add(new Zone.Pile(Optional.of(seat)));
        }
        for (Line line : Line.values()) {
            for (int slot = 1; slot <= 9; slot++) {
                zones.add(new Zone.MeldSlot(line, slot));
            }
        }
        return zones;
    }

    /** The optional parts of a table, one for each zone. */
    private record Parts(List<Zone> zones, List<Integer> stacks, List<Boolean> scales) {
        static Parts any(Chance chance) {
            Parts parts = new Parts(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
            double share = chance.share();
            for (Zone zone : ZONES) {
                if (chance.happens(share)) {
                    parts.add(zone, chance);
                }
            }
            return parts;
        }

        void add(Zone zone, Chance chance) {
            zones.add(zone);
            stacks.add(List.of(1, 2, 12, 54, 108).get(chance.below(5)));
            scales.add(chance.happens(0.3));
        }

        Layout laid() {
            Layouts table = Layouts.table("any").reader("r");
            for (int i = 0; i < zones.size(); i++) {
                if (scales.get(i)) {
                    table.scale(zones.get(i));
                } else {
                    table.antenna(zones.get(i), 10 * i, 0, stacks.get(i));
                }
            }
            return table.laid();
        }
    }

    private static void assertNotWorse(Layout before, Layout after, String what) {
        Map<Case, Sight> now = Sights.of(after);
        Sights.of(before)
                .forEach((which, was) -> {
                    Sight is = now.get(which);
                    String sentence = what + ", " + which + ": " + was + ", then " + is;
                    assertTrue(is.how().compareTo(was.how()) <= 0, sentence);
                    if (is.how() == was.how()) {
                        assertTrue(was.missing().containsAll(is.missing()), sentence);
                    }
                });
    }

    @Test
    void aPartMoreNeverMakesASightWorse() {
        for (long seed = SEED; seed < SEED + TABLES; seed++) {
            Chance chance = new Chance(seed);
            RuleSet rules = chance.happens(0.5) ? RuleSet.FIBUR_INT_2018 : RuleSet.FITAB_ITA_2026;
            Parts parts = Parts.any(chance);
            Layout before = parts.laid().with(rules);
            for (Addition addition : Addition.values()) {
                assertNotWorse(before, addition.to(before), "seed " + seed + ", " + addition);
            }
            Zone zone = ZONES.get(chance.below(ZONES.size()));
            parts.add(zone, chance);
            assertNotWorse(before, parts.laid().with(rules), "seed " + seed + ", " + zone);
        }
    }

    @Test
    void whatIsSaidToHelpHelps() {
        for (long seed = SEED; seed < SEED + 200; seed++) {
            Layout table = Parts.any(new Chance(seed)).laid();
            for (Gain gain : Gain.of(table)) {
                table = gain.part().to(table);
                Map<Case, Sight> sights = Sights.of(table);
                gain.byItself()
                        .forEach(which ->
                                assertEquals(Sight.How.BY_ITSELF, sights.get(which).how()));
                gain.inPart()
                        .forEach(which -> assertEquals(Sight.How.IN_PART, sights.get(which).how()));
            }
            assertEquals(List.of(), Gain.of(table), "seed " + seed);
        }
    }

    @Test
    void aScaleUnderTheStockSeesDraws() {
        Gain scale =
                Gain.of(Layouts.small()).stream()
                        .filter(gain -> gain.part() == Addition.STOCK_SCALE)
                        .findFirst()
                        .orElseThrow();
        assertEquals(
                List.of("6.2", "7.2", "28.1", "28.2"),
                scale.byItself().stream().map(Case::id).toList());
        assertEquals(
                List.of("4.2", "4.7", "6.3", "29.2"),
                scale.inPart().stream().map(Case::id).toList());
    }

    /** Neither scale is enough alone, but both together are. */
    @Test
    void eachPartIsAddedToThoseBeforeIt() {
        List<Gain> gains = Gain.of(Layouts.small());
        Gain pozzetti =
                gains.stream()
                        .filter(gain -> gain.part() == Addition.POZZETTO_SCALES)
                        .findFirst()
                        .orElseThrow();
        assertTrue(pozzetti.byItself().contains(Case.CLOSING_WITHOUT_BURRACO));
        assertEquals(
                gains.stream().map(Gain::part).sorted().toList(),
                gains.stream().map(Gain::part).toList());
    }

    @Test
    void directionsOfThePileHelpOnlyWhereTheCodeSpeaksOfThem() {
        Layout table = Layouts.small();
        assertFalse(parts(table).contains(Addition.DIRECTIONS_OF_THE_PILE));
        assertTrue(
                parts(table.with(RuleSet.FITAB_ITA_2026))
                        .contains(Addition.DIRECTIONS_OF_THE_PILE));
    }

    private static List<Addition> parts(Layout layout) {
        return Gain.of(layout).stream().map(Gain::part).toList();
    }
}
