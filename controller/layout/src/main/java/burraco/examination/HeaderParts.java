package burraco.examination;

import burraco.hal.pi.PiFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Examines the devices on the header of a Raspberry Pi, each of which works or fails by itself. */
final class HeaderParts {
    private final String source;
    private final boolean isProven;

    HeaderParts(String source, boolean isProven) {
        this.source = source;
        this.isProven = isProven;
    }

    /**
     * @param parts all parts that the layout connects to the header
     */
    List<Examined> of(List<DevicePart> parts, List<PiFault> faults) {
        List<Examined> lines = new ArrayList<>();
        DevicePart whole = new DevicePart.Whole(source);
        boolean anyWorks = parts.stream().anyMatch(part -> fault(part, faults).isEmpty());
        Optional<PiFault> nothing = faults.stream().filter(HeaderParts::isOfAll).findFirst();
        if (nothing.isPresent() && !anyWorks) {
            lines.add(Examined.fails(whole, HeaderFault.of(nothing.get())));
            parts.forEach(
                    part -> lines.add(Examined.untried(part, NamedSentence.of("untried.source"))));
            return lines;
        }
        lines.add(
                anyWorks
                        ? Examined.works(whole, NamedSentence.of("seen.header"))
                        : Examined.untried(whole, NamedSentence.of("untried.header")));
        parts.forEach(part -> lines.add(part(part, faults)));
        return lines;
    }

    /**
     * Whether there is no usable header at all, so that one sentence is enough for all its parts.
     */
    private static boolean isOfAll(PiFault fault) {
        return switch (fault.cause()) {
            case NOT_A_PI, NO_LIBRARY -> true;
            case BUS_OFF, NOT_ALLOWED, NO_CHIP, LINE_TAKEN, NO_ANSWER, OTHER_ADDRESS, BROKEN ->
                    false;
        };
    }

    private Examined part(DevicePart part, List<PiFault> faults) {
        return fault(part, faults)
                .map(fault -> Examined.fails(part, HeaderFault.of(fault)))
                .orElseGet(() ->
                        isProven
                                ? Examined.works(part, connected(part))
                                : Examined.unproven(part, connected(part)));
    }

    private static NamedSentence connected(DevicePart part) {
        return NamedSentence.of("seen.connected." + name(part));
    }

    /** The fault of a part; a missing library concerns all of them. */
    private static Optional<PiFault> fault(DevicePart part, List<PiFault> faults) {
        String name = name(part);
        return faults.stream()
                .filter(one ->
                        one.device().startsWith(name) || one.cause() == PiFault.Cause.NO_LIBRARY)
                .findFirst();
    }

    /** The names that the header's devices use for themselves. */
    private static String name(DevicePart part) {
        return switch (part) {
            case DevicePart.Lamps _ -> "lamps";
            case DevicePart.PushButton _ -> "button";
            case DevicePart.Buzzer _ -> "buzzer";
            case DevicePart.Display _ -> "display";
            case DevicePart.Whole _,
                    DevicePart.SelfTest _,
                    DevicePart.Antenna _,
                    DevicePart.Scale _ ->
                    "header";
        };
    }
}
