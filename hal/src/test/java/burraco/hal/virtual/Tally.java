package burraco.hal.virtual;

import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Counts the readings of one antenna. */
final class Tally {
    private final int antenna;
    private final Map<TagId, Integer> heard = new TreeMap<>();
    private final Map<Reading.Cause, Integer> unclear = new EnumMap<>(Reading.Cause.class);
    private int inventories;

    Tally(int antenna) {
        this.antenna = antenna;
    }

    void add(Reading reading) {
        switch (reading) {
            case Reading.Inventory inventory when inventory.antenna() == antenna -> {
                inventories++;
                for (Answer answer : inventory.answers()) {
                    heard.merge(answer.tag(), 1, Integer::sum);
                }
            }
            case Reading.Unclear scan when scan.antenna() == antenna ->
                    unclear.merge(scan.cause(), 1, Integer::sum);
            case Reading.Inventory _,
                    Reading.Unclear _,
                    Reading.Weight _,
                    Reading.Press _,
                    Reading.AntennaFault _,
                    Reading.SourceFault _ -> {
                // Readings of other devices.
            }
        }
    }

    int inventories() {
        return inventories;
    }

    int scans() {
        return inventories + unclear.values().stream().mapToInt(Integer::intValue).sum();
    }

    int heard(TagId tag) {
        return heard.getOrDefault(tag, 0);
    }

    int missed(TagId tag) {
        return inventories - heard(tag);
    }

    int unclear(Reading.Cause cause) {
        return unclear.getOrDefault(cause, 0);
    }

    /** All answers of all tags. */
    int answers() {
        return heard.values().stream().mapToInt(Integer::intValue).sum();
    }

    Set<TagId> tags() {
        return heard.keySet();
    }
}
