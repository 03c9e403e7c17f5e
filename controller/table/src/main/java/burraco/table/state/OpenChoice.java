package burraco.table.state;

import burraco.cards.Line;
import burraco.cards.Seat;
import java.util.List;

/**
 * A choice that the code of play leaves to people. The options are in the order of the cards or
 * melds; the table does not judge which is good for whom.
 *
 * @param act the id of the act that it is about
 * @param offered index of the option that is shown now
 * @param since when it was opened
 */
public record OpenChoice(
        int act, Whose whose, List<ChoiceOption> options, int offered, long since) {
    /** Who chooses. */
    public sealed interface Whose {
        record OfSeat(Seat seat) implements Whose {}

        /** Either player of the line. */
        record OfLine(Line line) implements Whose {}

        record OfArbiter() implements Whose {}

        default boolean is(Seat one) {
            return switch (this) {
                case OfSeat(var seat) -> seat == one;
                case OfLine(var line) -> line == one.line();
                case OfArbiter() -> false;
            };
        }
    }

    public OpenChoice {
        options = List.copyOf(options);
    }

    public static OpenChoice of(int act, Whose whose, List<? extends ChoiceOption> options) {
        return new OpenChoice(act, whose, List.copyOf(options), 0, 0);
    }

    public OpenChoice openedAt(long time) {
        return new OpenChoice(act, whose, options, offered, time);
    }

    public ChoiceOption option() {
        return options.get(offered);
    }

    /** The next option is shown, in a circle. */
    public OpenChoice next() {
        return offering((offered + 1) % options.size());
    }

    public OpenChoice offering(int index) {
        return new OpenChoice(act, whose, options, index, since);
    }

    /**
     * Whether it is the same choice, whatever option is shown and whatever line numbers it
     * contains.
     */
    public boolean isSameAs(OpenChoice other) {
        return act == other.act && whose.equals(other.whose) && bare().equals(other.bare());
    }

    private List<ChoiceOption> bare() {
        return options.stream().map(ChoiceOption::bare).toList();
    }

    /** With the opening time and the shown option of another choice. */
    public OpenChoice like(OpenChoice other) {
        return new OpenChoice(act, whose, options, other.offered, other.since);
    }
}
