package burraco.examination;

import burraco.hal.pi.PiFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What hangs on the header of a Raspberry Pi; each device works or fails by itself. */
final class HeaderParts {
    private final String source;
    private final boolean isProven;

    HeaderParts(String source, boolean isProven) {
        this.source = source;
        this.isProven = isProven;
    }

    /**
     * @param parts all that the layout says that hangs there
     */
    List<Examined> of(List<Part> parts, List<PiFault> faults) {
        List<Examined> lines = new ArrayList<>();
        Part whole = new Part.Whole(source);
        boolean anyWorks = parts.stream().anyMatch(part -> fault(part, faults).isEmpty());
        Optional<PiFault> nothing = faults.stream().filter(HeaderParts::isOfAll).findFirst();
        if (nothing.isPresent() && !anyWorks) {
            lines.add(Examined.fails(whole, HeaderFault.of(nothing.get())));
            parts.forEach(part -> lines.add(Examined.untried(part, Said.of("untried.source"))));
            return lines;
        }
        lines.add(
                anyWorks
                        ? Examined.works(whole, Said.of("seen.header"))
                        : Examined.untried(whole, Said.of("untried.header")));
        parts.forEach(part -> lines.add(part(part, faults)));
        return lines;
    }

    /** Where there is no header at all, one sentence is enough for all that would hang on it. */
    private static boolean isOfAll(PiFault fault) {
        return switch (fault.cause()) {
            case NOT_A_PI, NO_LIBRARY -> true;
            case BUS_OFF, NOT_ALLOWED, NO_CHIP, LINE_TAKEN, NO_ANSWER, OTHER_ADDRESS, BROKEN ->
                    false;
        };
    }

    private Examined part(Part part, List<PiFault> faults) {
        return fault(part, faults)
                .map(fault -> Examined.fails(part, HeaderFault.of(fault)))
                .orElseGet(() ->
                        isProven
                                ? Examined.works(part, connected(part))
                                : Examined.unproven(part, connected(part)));
    }

    private static Said connected(Part part) {
        return Said.of("seen.connected." + name(part));
    }

    /** A fault that concerns the header as such concerns all of its devices. */
    private static Optional<PiFault> fault(Part part, List<PiFault> faults) {
        String name = name(part);
        return faults.stream()
                .filter(one ->
                        one.device().startsWith(name) || one.cause() == PiFault.Cause.NO_LIBRARY)
                .findFirst();
    }

    /** How the header's devices call themselves. */
    private static String name(Part part) {
        return switch (part) {
            case Part.Lamps _ -> "lamps";
            case Part.PushButton _ -> "button";
            case Part.Buzzer _ -> "buzzer";
            case Part.Display _ -> "display";
            case Part.Whole _, Part.SelfTest _, Part.Antenna _, Part.Scale _ -> "header";
        };
    }
}
