package burraco.testing;

import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.layout.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The inventories of one source, and what was new in them. */
public final class ScansOf {
    private ScansOf() {}

    /** Inventories of this source, complete or not, in order. */
    public static List<Reading> source(Layout layout, String source, List<Reading> readings) {
        Set<Integer> antennas =
                layout.antennas().stream()
                        .filter(antenna -> antenna.source().equals(source))
                        .map(antenna -> antenna.id())
                        .collect(Collectors.toSet());
        return readings.stream().filter(reading -> antennas.contains(antenna(reading))).toList();
    }

    /** Those that say something else than the one of the same antenna before. */
    public static List<Reading> changes(List<Reading> scans) {
        Map<Integer, Object> before = new TreeMap<>();
        List<Reading> changes = new ArrayList<>();
        for (Reading scan : scans) {
            Object says = says(scan);
            if (!says.equals(before.put(antenna(scan), says))) {
                changes.add(scan);
            }
        }
        return changes;
    }

    /** The last one of each antenna. */
    public static Map<Integer, Object> lastOfEach(List<Reading> scans) {
        Map<Integer, Object> last = new TreeMap<>();
        scans.forEach(scan -> last.put(antenna(scan), says(scan)));
        return last;
    }

    /** The antenna that was scanned; 0 if none was. */
    private static int antenna(Reading reading) {
        return switch (reading) {
            case Reading.Inventory inventory -> inventory.antenna();
            case Reading.Unclear unclear -> unclear.antenna();
            case Reading _ -> 0;
        };
    }

    private static Object says(Reading scan) {
        return switch (scan) {
            case Reading.Inventory(_, _, List<Answer> answers) ->
                    answers.stream().map(answer -> answer.tag().hex()).sorted().toList();
            case Reading.Unclear(_, _, Reading.Cause cause) -> cause;
            case Reading _ -> throw new IllegalArgumentException("no inventory: " + scan);
        };
    }
}
