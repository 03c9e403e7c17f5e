package burraco.layout;

import burraco.hal.Antenna;
import burraco.layout.text.TextPosition;
import burraco.text.Sentence;
import java.util.Optional;

/**
 * What could be read of an antenna's section.
 *
 * @param antenna with number 0 if its number could not be read
 * @param placed whether its section gives a valid position
 */
record AntennaEntry(
        Section section, Optional<Zone> zone, Antenna antenna, boolean placed, String source) {

    LaidAntenna laid() {
        return new LaidAntenna(antenna, zone.orElseThrow(), source);
    }

    /** Whether it is of this kind, or may be where its kind could not be read. */
    boolean mayBe(ZoneKind kind) {
        return zone.map(ZoneKind::of)
                .or(() -> section.plain("zone").flatMap(ZoneKind::parse))
                .map(other -> other == kind)
                .orElse(true);
    }

    TextPosition at() {
        return section.at();
    }

    /** {@code antenna 12 (EW slot 2)}. */
    Sentence told() {
        int id = antenna.id();
        if (zone.isEmpty()) {
            return id == 0
                    ? new Sentence("read.antenna")
                    : new Sentence("read.antenna.numbered", id);
        }
        Sentence its = ZoneName.told(zone.get());
        return id == 0
                ? new Sentence("read.antenna.in", its)
                : new Sentence("read.antenna.numbered-in", id, its);
    }
}
