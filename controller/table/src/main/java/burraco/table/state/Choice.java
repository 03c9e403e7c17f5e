package burraco.table.state;

import burraco.cards.Line;
import burraco.cards.Seat;
import java.util.List;

/**
 * Something that the code leaves to people. All options are there, in the order of the cards or of
 * the melds: which of them is good for whom nobody has asked.
 *
 * @param act the id of the act that it is about
 * @param offered the index of the one that is shown now
 * @param since when it was opened
 */
public record Choice(int act, Whose whose, List<Option> options, int offered, long since) {
    /** Who chooses. */
    public sealed interface Whose {
        record OfSeat(Seat seat) implements Whose {}

        /** Either of its players. */
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

    public Choice {
        options = List.copyOf(options);
    }

    public static Choice of(int act, Whose whose, List<? extends Option> options) {
        return new Choice(act, whose, List.copyOf(options), 0, 0);
    }

    public Choice openedAt(long time) {
        return new Choice(act, whose, options, offered, time);
    }

    public Option option() {
        return options.get(offered);
    }

    /** From the last one on with the first. */
    public Choice next() {
        return offering((offered + 1) % options.size());
    }

    public Choice offering(int index) {
        return new Choice(act, whose, options, index, since);
    }

    /** Whether it is the same one, whatever is shown of it and whatever numbers lines have. */
    public boolean isSameAs(Choice other) {
        return act == other.act && whose.equals(other.whose) && bare().equals(other.bare());
    }

    private List<Option> bare() {
        return options.stream().map(Option::bare).toList();
    }

    /** Opened when the other one was, and showing what that shows. */
    public Choice like(Choice other) {
        return new Choice(act, whose, options, other.offered, other.since);
    }
}
