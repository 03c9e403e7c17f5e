package burraco.testing;

import burraco.hal.Answer;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.hal.Reading.Cause;
import burraco.hal.TagId;
import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Random readings of every kind at the reference table, without a game. */
public final class SomeReadings {
    private static final List<Button> BUTTONS =
            List.of(
                    Button.of("start"),
                    Button.of("timeout"),
                    new Button("call", "N"),
                    new Button("ok", "E"),
                    new Button("undo", "S"));
    private static final List<String> DETAILS =
            List.of("lost", "back", "detuned", "", "a \"b\\\u0001\n\u007f", "né 7♥ \uD83C\uDCB1");

    private final List<TagId> tags = List.copyOf(ReferenceTable.DECK.cards().keySet());
    private final Chance chance;
    private long now;

    public SomeReadings(long seed) {
        chance = new Chance(seed);
    }

    public static List<Reading> of(long seed, int count) {
        SomeReadings some = new SomeReadings(seed);
        List<Reading> readings = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            readings.add(some.next());
        }
        return readings;
    }

    public Reading next() {
        now += chance.below(40);
        int antenna = 1 + chance.below(27);
        return switch (chance.below(20)) {
            case 0 -> new Reading.Unclear(now, antenna, oneOf(List.of(Cause.values())));
            case 1 -> new Reading.Press(now, oneOf(BUTTONS));
            case 2 -> new Reading.AntennaFault(now, antenna, oneOf(DETAILS));
            case 3 -> new Reading.SourceFault(now, "source " + oneOf(DETAILS), oneOf(DETAILS));
            case 4, 5 -> new Reading.Weight(now, 1 + chance.below(3), grams());
            default -> new Reading.Inventory(now, antenna, answers());
        };
    }

    private double grams() {
        return (chance.below(4000) - 500) / 10.0;
    }

    private List<Answer> answers() {
        List<Answer> answers = new ArrayList<>();
        for (int count = chance.below(7); count > 0; count--) {
            TagId tag = oneOf(tags);
            boolean quiet = chance.below(3) == 0;
            answers.add(
                    quiet
                            ? Answer.of(tag)
                            : new Answer(tag, OptionalInt.of(-30 - chance.below(60))));
        }
        return answers;
    }

    private <T> T oneOf(List<T> list) {
        return list.get(chance.below(list.size()));
    }
}
