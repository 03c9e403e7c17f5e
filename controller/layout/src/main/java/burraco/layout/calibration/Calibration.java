package burraco.layout.calibration;

import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import java.util.List;
import java.util.Optional;

/**
 * The result of calibrating the antennas of a table with a card.
 *
 * @param date when it was made, in RFC 3339 format
 * @param antennas in the order of their numbers
 */
public record Calibration(String table, String date, List<CalibratedAntenna> antennas) {
    public Calibration {
        antennas = List.copyOf(antennas);
    }

    public Optional<CalibratedAntenna> antenna(int id) {
        return antennas.stream().filter(one -> one.antenna() == id).findFirst();
    }

    /** The table with this calibration. */
    public Layout in(Layout layout) {
        return layout.with(layout.antennas().stream().map(this::in).toList());
    }

    private LaidAntenna in(LaidAntenna laid) {
        return antenna(laid.id()).map(heard -> laid.hearing(heard.middle())).orElse(laid);
    }

    /** The date without the time. */
    public String day() {
        return date.substring(0, Math.min(10, date.length()));
    }
}
