package burraco.layout.plan;

import java.util.List;
import java.util.OptionalInt;

/**
 * The requirements for a table that is to be planned.
 *
 * @param name the table's number or name
 * @param language {@code it} or {@code en}
 * @param width of the playing field from W to E, in millimetres
 * @param height of it from S to N
 * @param slots number of meld places of a line
 * @param card the size of the cards
 * @param count the number of readers; empty for the smallest number that is fast enough
 * @param ports the system's names of their ports, in their order; empty if they are not known yet
 */
public record PlanRequest(
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
        /** The usual size in clubs. */
        public static final CardSize POKER = new CardSize(63, 88);
    }

    public PlanRequest {
        ports = List.copyOf(ports);
    }

    PlanRequest withSlots(int other) {
        return new PlanRequest(
                name, language, width, height, other, card, kind, count, ports, piles, extras,
                display, strip);
    }

    PlanRequest withCount(OptionalInt other) {
        return new PlanRequest(
                name, language, width, height, slots, card, kind, other, ports, piles, extras,
                display, strip);
    }
}
