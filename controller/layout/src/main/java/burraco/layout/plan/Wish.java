package burraco.layout.plan;

import java.util.List;
import java.util.OptionalInt;

/**
 * What somebody wants of a table that does not exist yet.
 *
 * @param name the table's number or name
 * @param language {@code it} or {@code en}
 * @param width of the playing field from W to E, in millimetres
 * @param height of it from S to N
 * @param slots places for melds a line
 * @param card what is played with
 * @param count how many readers; where it is empty, as few as are quick enough
 * @param ports what the system calls their cables, in their order; none where nobody knows yet
 */
public record Wish(
        String name,
        String language,
        int width,
        int height,
        int slots,
        CardSize card,
        ReaderKind kind,
        OptionalInt count,
        List<String> ports,
        Piles piles,
        Extras extras,
        String display,
        String strip) {
    /** In millimetres. */
    public record CardSize(int width, int height) {
        /** What clubs play with. */
        public static final CardSize POKER = new CardSize(63, 88);
    }

    public Wish {
        ports = List.copyOf(ports);
    }

    Wish withSlots(int other) {
        return new Wish(
                name, language, width, height, other, card, kind, count, ports, piles, extras,
                display, strip);
    }

    Wish withCount(OptionalInt other) {
        return new Wish(
                name, language, width, height, slots, card, kind, other, ports, piles, extras,
                display, strip);
    }
}
