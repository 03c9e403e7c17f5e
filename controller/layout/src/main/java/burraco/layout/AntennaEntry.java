package burraco.layout;

import burraco.hal.Antenna;
import burraco.layout.text.Spot;
import java.util.Optional;

/**
 * An antenna as far as its section could be read.
 *
 * @param antenna its number is 0 where it could not be read
 * @param placed whether it is where its section says
 */
record AntennaEntry(
        Section section, Optional<Zone> zone, Antenna antenna, boolean placed, String source) {

    LaidAntenna laid() {
        return new LaidAntenna(antenna, zone.orElseThrow(), source);
    }

    /** Whether it is of this kind, or was meant to be for all that can be read. */
    boolean mayBe(ZoneKind kind) {
        return zone.map(ZoneKind::of)
                .or(() -> section.plain("zone").flatMap(ZoneKind::parse))
                .map(other -> other == kind)
                .orElse(true);
    }

    Spot at() {
        return section.at();
    }

    /** {@code antenna 12 (EW slot 2)}. */
    @Override
    public String toString() {
        String number = antenna.id() == 0 ? "" : " " + antenna.id();
        return "antenna" + number + zone.map(of -> " (" + ZoneName.of(of) + ")").orElse("");
    }
}
