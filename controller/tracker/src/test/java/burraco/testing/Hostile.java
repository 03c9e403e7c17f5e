package burraco.testing;

import burraco.hal.Answer;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.hal.virtual.Chance;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.Zone;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Conditions that a table must survive: sensors with nonsense, and people who cause it. */
public enum Hostile {
    STRANGERS_AT_ONCE {
        @Override
        List<Reading> next(Storm storm, long at) {
            return List.of(new Reading.Inventory(at, 1, storm.strangers(0, 10_000)));
        }
    },
    STRANGERS_ONE_BY_ONE {
        @Override
        List<Reading> next(Storm storm, long at) {
            int first = storm.chance.below(10_000);
            return List.of(new Reading.Inventory(at, storm.antenna(), storm.strangers(first, 4)));
        }
    },
    NEVER_AGAIN_THE_SAME_STRANGER {
        @Override
        List<Reading> next(Storm storm, long at) {
            int first = (int) (at & 0x3fff_ffff) * 8;
            return List.of(new Reading.Inventory(at, storm.antenna(), storm.strangers(first, 8)));
        }
    },
    SILENCE_EVERYWHERE {
        @Override
        List<Reading> next(Storm storm, long at) {
            return storm.everywhere(at, List.of());
        }
    },
    NOTHING_BUT_COLLISIONS {
        @Override
        List<Reading> next(Storm storm, long at) {
            return List.of(new Reading.Unclear(at, storm.antenna(), Reading.Cause.COLLISION));
        }
    },
    ONE_CARD_EVERYWHERE {
        @Override
        List<Reading> next(Storm storm, long at) {
            return storm.everywhere(at, List.of(Answer.of(storm.tags.getFirst())));
        }
    },
    EVERY_CARD_EVERYWHERE {
        @Override
        List<Reading> next(Storm storm, long at) {
            return storm.everywhere(at, storm.tags.stream().map(Answer::of).toList());
        }
    },
    EVERY_CARD_BEFORE_ONE_PLAYER {
        @Override
        List<Reading> next(Storm storm, long at) {
            return storm.onOne(at, Zone.OfSeat.class);
        }
    },
    EVERY_CARD_ON_THE_PILE {
        @Override
        List<Reading> next(Storm storm, long at) {
            return storm.onOne(at, Zone.Pile.class);
        }
    },
    EVERY_CARD_IN_ONE_MELD {
        @Override
        List<Reading> next(Storm storm, long at) {
            return storm.onOne(at, Zone.MeldSlot.class);
        }
    },
    CARDS_SHUFFLED_OVER_THE_TABLE {
        @Override
        List<Reading> next(Storm storm, long at) {
            List<Answer> some = new ArrayList<>();
            for (int i = storm.chance.below(20); i > 0; i--) {
                some.add(storm.card());
            }
            return List.of(new Reading.Inventory(at, storm.antenna(), some));
        }
    },
    ONE_ANSWER_TEN_THOUSAND_TIMES {
        @Override
        List<Reading> next(Storm storm, long at) {
            List<Answer> same = Collections.nCopies(10_000, storm.card());
            return List.of(new Reading.Inventory(at, storm.antenna(), same));
        }
    },
    HEARD_AND_FORGOTTEN {
        /** Somewhere for a moment, somewhere else for long, and back. */
        @Override
        List<Reading> next(Storm storm, long at) {
            int there = 8 + (int) (at / 40_000 % 2);
            return List.of(
                    new Reading.Inventory(at, there, List.of(Answer.of(storm.tags.getFirst()))));
        }
    },
    SCALES_THAT_FLIP {
        @Override
        List<Reading> next(Storm storm, long at) {
            boolean up = storm.chance.below(2) == 0;
            return List.of(new Reading.Weight(at, storm.scale(), up ? 77.9 : -31.4));
        }
    },
    SCALES_BEYOND_ALL_MEASURE {
        @Override
        List<Reading> next(Storm storm, long at) {
            double[] mad = {
                Double.NaN,
                Double.POSITIVE_INFINITY,
                Double.NEGATIVE_INFINITY,
                Double.MAX_VALUE,
                -Double.MAX_VALUE,
                Double.MIN_VALUE,
                -0.0,
                4e9,
                -4e9,
                1e19,
                -1e19
            };
            double grams = mad[(int) (at / 3_000 % mad.length)];
            return List.of(new Reading.Weight(at, storm.scale(), grams));
        }
    },
    FAULTS_OF_EVERYTHING {
        @Override
        List<Reading> next(Storm storm, long at) {
            List<String> details = List.of("lost", "back", "detuned", "", "open");
            String detail = details.get(storm.chance.below(details.size()));
            return List.of(
                    new Reading.AntennaFault(at, storm.antenna(), detail),
                    new Reading.SourceFault(at, "source " + storm.chance.bits(), detail));
        }
    },
    PRESSES_IN_BURSTS {
        @Override
        List<Reading> next(Storm storm, long at) {
            return List.of(new Reading.Press(at, storm.button()));
        }
    },
    ANYTHING {
        @Override
        List<Reading> next(Storm storm, long at) {
            Hostile[] all = values();
            Hostile one = all[storm.chance.below(all.length - 1)];
            return one == STRANGERS_AT_ONCE || one == ONE_ANSWER_TEN_THOUSAND_TIMES
                    ? List.of()
                    : one.next(storm, at);
        }
    };

    /** The readings at that time. */
    abstract List<Reading> next(Storm storm, long at);

    /** Sends the readings from then on, this many milliseconds apart. */
    public void say(Storm storm, int readings, long from, long apart, Consumer<Reading> inbox) {
        int said = 0;
        for (long at = from; said < readings; at += apart) {
            List<Reading> next = next(storm, at);
            next.forEach(inbox);
            said += Math.max(1, next.size());
        }
    }

    /** Random numbers, and the sensors. */
    public static final class Storm {
        private static final List<Button> BUTTONS =
                List.of(
                        Button.of("start"),
                        Button.of("timeout"),
                        new Button("call", "N"),
                        new Button("call", "nobody"),
                        new Button("ok", "E"),
                        Button.of("no such button"));

        private static final List<Answer> STRANGERS =
                IntStream.range(0, 10_004).mapToObj(Storm::stranger).toList();

        private final Chance chance;
        private final Layout layout;
        private final List<TagId> tags;

        public Storm(long seed, ExampleTable table) {
            chance = new Chance(seed);
            layout = table.layout();
            tags = List.copyOf(table.deck().cards().keySet());
        }

        /** One of the table's, or now and then one that it does not have. */
        private int antenna() {
            int one = chance.below(layout.antennas().size() + 1);
            return one < layout.antennas().size() ? layout.antennas().get(one).id() : 999;
        }

        private int scale() {
            int one = chance.below(layout.scales().size() + 1);
            return one < layout.scales().size() ? layout.scales().get(one).id() : 999;
        }

        private Button button() {
            return BUTTONS.get(chance.below(BUTTONS.size()));
        }

        private Answer card() {
            return Answer.of(tags.get(chance.below(tags.size())));
        }

        private List<Answer> strangers(int first, int count) {
            List<Answer> answers = new ArrayList<>();
            for (int i = first; i < first + count; i++) {
                answers.add(i < STRANGERS.size() ? STRANGERS.get(i) : stranger(i));
            }
            return answers;
        }

        private static Answer stranger(int number) {
            return Answer.of(TagId.of(0xE004_0999_0000_0000L + number));
        }

        private List<Reading> everywhere(long at, List<Answer> answers) {
            List<Reading> readings = new ArrayList<>();
            for (LaidAntenna antenna : layout.antennas()) {
                readings.add(new Reading.Inventory(at, antenna.id(), answers));
            }
            return readings;
        }

        /** All cards over one antenna of this kind, and nothing elsewhere. */
        private List<Reading> onOne(long at, Class<? extends Zone> kind) {
            List<Answer> all = tags.stream().map(Answer::of).toList();
            int there = layout.antennas(kind).getFirst().id();
            List<Reading> readings = new ArrayList<>();
            for (LaidAntenna antenna : layout.antennas()) {
                boolean here = antenna.id() == there;
                readings.add(
                        new Reading.Inventory(at, antenna.id(), here ? all : List.<Answer>of()));
            }
            return readings;
        }
    }
}
