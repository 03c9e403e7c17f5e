package burraco.layout;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.text.Sentence;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the zone of an antenna or a scale from its keys. */
final class ZoneReader {
    private static final int MOST_SLOTS = 20;

    private final Findings findings;
    private int pozzetti;

    ZoneReader(Findings findings) {
        this.findings = findings;
    }

    /**
     * The zone of an antenna. Call it in the order of the numbers, because pozzetti are counted.
     */
    Optional<Zone> heard(Section part) {
        Optional<Seat> seat = part.oneOf("seat", words(Seat.values())).flatMap(ZoneReader::seat);
        Optional<Line> line = part.oneOf("line", words(Line.values())).map(Line::valueOf);
        Optional<Integer> slot = part.whole("slot", 1, MOST_SLOTS);
        Optional<ZoneKind> kind = kind(part, ZoneKind.values());
        if (kind.isEmpty()) {
            return Optional.empty();
        }
        refuseOthers(part, kind.get());
        return switch (kind.get()) {
            case STOCK -> Optional.of(new Zone.Stock());
            case PILE -> Optional.of(new Zone.Pile(seat));
            case POZZETTO -> pozzetto(part);
            case SEAT -> {
                part.needs("seat", new Sentence("read.zone.seats"));
                yield seat.map(Zone.OfSeat::new);
            }
            case MELD -> {
                part.needs("line", new Sentence("read.zone.lines"));
                part.needs("slot", new Sentence("read.zone.slots"));
                yield line.flatMap(of -> slot.map(number -> new Zone.MeldSlot(of, number)));
            }
        };
    }

    /** The zone of a scale. Call it in the order of the numbers too. */
    Optional<Zone> weighed(Section part) {
        Optional<ZoneKind> kind = kind(part, ZoneKind.STOCK, ZoneKind.POZZETTO, ZoneKind.PILE);
        if (kind.isEmpty()) {
            return Optional.empty();
        }
        return switch (kind.get()) {
            case STOCK -> Optional.of(new Zone.Stock());
            case PILE -> Optional.of(new Zone.Pile(Optional.empty()));
            case POZZETTO -> pozzetto(part);
            case SEAT, MELD -> Optional.empty();
        };
    }

    private static Optional<ZoneKind> kind(Section part, ZoneKind... allowed) {
        List<String> ids = Stream.of(allowed).map(ZoneKind::toString).toList();
        part.needs("zone", NearMiss.oneOf(ids));
        return part.oneOf("zone", ids).flatMap(ZoneKind::parse);
    }

    private Optional<Zone> pozzetto(Section part) {
        if (++pozzetti <= 2) {
            return Optional.of(new Zone.Pozzetto(pozzetti));
        }
        findings.wrong(part.at("zone"), "read.zone.third-pozzetto");
        return Optional.empty();
    }

    private static void refuseOthers(Section part, ZoneKind kind) {
        Stream.of(ZoneKind.values())
                .flatMap(other -> other.keys().stream())
                .distinct()
                .filter(key -> !kind.keys().contains(key))
                .forEach(key -> part.refuse(key, "read.zone.no-part", kind));
    }

    private static List<String> words(Object[] values) {
        return Stream.of(values).map(Object::toString).toList();
    }

    private static Optional<Seat> seat(String letter) {
        return Stream.of(Seat.values()).filter(seat -> seat.toString().equals(letter)).findFirst();
    }
}
