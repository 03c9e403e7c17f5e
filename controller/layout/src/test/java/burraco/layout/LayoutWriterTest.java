package burraco.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.rules.Code;
import burraco.engine.rules.Parameter;
import burraco.engine.rules.RuleSet;
import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.virtual.Chance;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Layouts that were written are read as the same layout. */
class LayoutWriterTest {
    @RepeatedTest(200)
    void aWrittenLayoutReadsBack(RepetitionInfo run) {
        Layout layout = new RandomLayout(run.getCurrentRepetition()).layout();
        String text = LayoutWriter.write(layout);
        assertEquals(layout, Tables.layout(text), () -> "seed " + run + "\n" + text);
        assertEquals(text, LayoutWriter.write(Tables.layout(text)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a \"7\"", "back\\slash", "à ♥ 𝄞", "tab\there", "bell \u0007", "# no"})
    void anyNameCanBeWritten(String name) {
        Layout least = Tables.layout(Tables.LEAST);
        Layout named =
                new Layout(
                        name,
                        least.rules(),
                        least.language(),
                        least.deck(),
                        least.match(),
                        least.sources(),
                        least.antennas(),
                        least.scales());
        assertEquals(named, Tables.layout(LayoutWriter.write(named)));
    }

    @Test
    void everythingIsSaid() {
        String text = LayoutWriter.write(Tables.layout(Tables.LEAST + "[match]\nteams = true"));
        assertEquals(
                """
                [table]
                name = "1"
                code = "FIBUR-INT-2018"
                language = "it"
                deck = "deck.csv"

                [match]
                hands = 4
                teams = true
                round = "40m"
                turn = true
                notice = "at-once"

                [rules]
                time-out = "after-partner"
                penalty-order = "points"

                [[source]]
                id = "left"
                kind = "virtual"

                [[antenna]]
                id = 1
                source = "left"
                port = 1
                zone = "stock"
                x = -6.0
                y = 0.0
                w = 9.0
                h = 12.0
                stack = 2
                """,
                text.substring(0, text.indexOf("\n[[antenna]]\nid = 2")));
    }

    /** A random table that somebody might have built. */
    private static final class RandomLayout {
        private final Chance chance;
        private final List<SourceInfo> sources = new ArrayList<>();
        private final List<LaidAntenna> antennas = new ArrayList<>();
        private final List<LaidScale> scales = new ArrayList<>();
        private int id;

        RandomLayout(long seed) {
            chance = new Chance(seed);
        }

        Layout layout() {
            for (int i = 0; i <= chance.below(3); i++) {
                boolean virtual = chance.happens(0.5);
                Optional<String> port = virtual ? Optional.empty() : Optional.of("/dev/tty" + i);
                sources.add(new SourceInfo("s" + i, virtual ? "virtual" : "board", port));
            }
            layAntennas();
            layScales();
            Code code = Code.values()[chance.below(2)];
            return new Layout(
                    "t" + chance.below(100),
                    rules(code),
                    chance.happens(0.5) ? "it" : "en",
                    "deck-" + chance.below(9) + ".csv",
                    match(),
                    sources,
                    antennas,
                    scales);
        }

        private RuleSet rules(Code code) {
            RuleSet rules = RuleSet.of(code);
            for (Parameter parameter : Parameter.values()) {
                if (parameter.belongsTo(code)) {
                    rules = parameter.in(rules, parameter.choices().get(chance.below(2)));
                }
            }
            return rules;
        }

        private MatchInfo match() {
            boolean teams = chance.happens(0.3);
            return new MatchInfo(
                    teams ? 4 : 2 + chance.below(3),
                    teams,
                    Duration.ofSeconds(1 + chance.below(12 * 3600)),
                    chance.happens(0.5),
                    chance.happens(0.5));
        }

        private void layAntennas() {
            if (chance.happens(0.7)) {
                lay(new Zone.Stock(), UsualPlaces.stock());
            }
            for (int i = 1; i <= 1 + chance.below(4); i++) {
                Optional<Seat> towards =
                        chance.happens(0.5)
                                ? Optional.of(Seat.values()[chance.below(4)])
                                : Optional.empty();
                lay(new Zone.Pile(towards), UsualPlaces.pile(i));
            }
            for (int number = 1; number <= chance.below(3); number++) {
                lay(new Zone.Pozzetto(number), UsualPlaces.pozzetto(number));
            }
            for (Seat seat : Seat.values()) {
                lay(new Zone.OfSeat(seat), UsualPlaces.seat(seat));
            }
            for (Line line : Line.values()) {
                for (int slot = 1; slot <= 1 + chance.below(9); slot++) {
                    lay(new Zone.MeldSlot(line, slot), UsualPlaces.slot(line, slot));
                }
            }
        }

        /** Lays a part somewhere within its usual area, so that nothing overlaps. */
        private void lay(Zone zone, Area usual) {
            id += 1 + chance.below(3);
            double size = chance.between(0.5, 1);
            Area area =
                    new Area(
                            usual.x() + chance.between(-0.5, 0.5) * (1 - size) * usual.w(),
                            usual.y() + chance.between(-0.5, 0.5) * (1 - size) * usual.h(),
                            usual.w() * size,
                            usual.h() * size);
            Antenna antenna = new Antenna(id, 100 + id, area, 1 + chance.below(108));
            antennas.add(new LaidAntenna(antenna, zone, source()));
        }

        private void layScales() {
            int number = 0;
            for (Zone zone :
                    List.of(
                            new Zone.Stock(),
                            new Zone.Pozzetto(1),
                            new Zone.Pozzetto(2),
                            new Zone.Pile(Optional.empty()))) {
                number += 1 + chance.below(3);
                scales.add(new LaidScale(number, zone, source(), number + 1, chance.between(1, 3)));
            }
            while (chance.happens(0.3) && !scales.isEmpty()) {
                scales.removeLast();
            }
        }

        private String source() {
            return sources.get(chance.below(sources.size())).id();
        }
    }
}
