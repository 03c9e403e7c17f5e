package burraco.layout.calibration;

import java.util.List;
import java.util.Optional;

/**
 * How a table's antennas were found to hear when somebody tried them out with a card.
 *
 * @param date when that was, as RFC 3339 writes it
 * @param antennas in the order of their numbers
 */
public record Calibration(String table, String date, List<Heard> antennas) {
    public Calibration {
        antennas = List.copyOf(antennas);
    }

    public Optional<Heard> antenna(int id) {
        return antennas.stream().filter(one -> one.antenna() == id).findFirst();
    }

    /** Its day alone. */
    public String day() {
        return date.substring(0, Math.min(10, date.length()));
    }
}
