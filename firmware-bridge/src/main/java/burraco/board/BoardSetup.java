package burraco.board;

import burraco.hal.Antenna;
import burraco.hal.Button;
import burraco.hal.LampGroup;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The devices of one board and their connectors.
 *
 * <p>Antenna connectors are numbered from 1, as they are printed on the board and written in
 * layouts; {@link Antenna#port} is such a number. In the protocol they are numbered from 0. Scales,
 * buttons and lamps are numbered from 0 everywhere. {@link #wirePort} does the only conversion.
 *
 * @param source what its readings come from
 */
public record BoardSetup(
        String source,
        List<Antenna> antennas,
        List<Load> scales,
        List<Contact> buttons,
        List<Row> lamps) {

    /**
     * A scale.
     *
     * @param id the number in its readings
     * @param number its number on the board
     */
    public record Load(int id, int number) {}

    /** A button with its number on the board. */
    public record Contact(Button button, int number) {}

    /**
     * Lamps in a row.
     *
     * @param first the number of the first one on the board
     */
    public record Row(LampGroup group, int first) {}

    private static final int MOST_PORTS = 32;
    private static final int MOST_SCALES = 8;
    private static final int MOST_BUTTONS = 16;
    private static final int MOST_LAMPS = 512;

    public BoardSetup {
        antennas = List.copyOf(antennas);
        scales = List.copyOf(scales);
        buttons = List.copyOf(buttons);
        lamps = List.copyOf(lamps);
        check("port", antennas.stream().map(Antenna::port), 1, MOST_PORTS);
        check("antenna", antennas.stream().map(Antenna::id), 0, Integer.MAX_VALUE);
        check("scale", scales.stream().map(Load::number), 0, MOST_SCALES - 1);
        check("scale", scales.stream().map(Load::id), 0, Integer.MAX_VALUE);
        check("button", buttons.stream().map(Contact::number), 0, MOST_BUTTONS - 1);
        check("lamp", lamps.stream().flatMap(BoardSetup::numbers), 0, MOST_LAMPS - 1);
    }

    private static Stream<Integer> numbers(Row row) {
        return IntStream.range(row.first(), row.first() + row.group().lamps()).boxed();
    }

    private static void check(String what, Stream<Integer> numbers, int least, int most) {
        Set<Integer> seen = new HashSet<>();
        numbers.forEach(number -> {
            if (number < least || number > most) {
                throw new IllegalArgumentException("no board has a " + what + " " + number);
            }
            if (!seen.add(number)) {
                throw new IllegalArgumentException(what + " " + number + " is there twice");
            }
        });
    }

    static int wirePort(Antenna antenna) {
        return antenna.port() - 1;
    }

    /** The number of lamps that the board must have. */
    int lampsInAll() {
        return lamps.stream().mapToInt(row -> row.first() + row.group().lamps()).max().orElse(0);
    }
}
