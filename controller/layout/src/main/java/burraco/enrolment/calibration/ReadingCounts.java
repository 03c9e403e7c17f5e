package burraco.enrolment.calibration;

import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Counts what every antenna heard while a card lay somewhere, or while nothing did. */
final class ReadingCounts {
    private static final class OfAntenna {
        private int inventories;
        private int unclear;
        private final Map<TagId, Integer> heard = new TreeMap<>();
    }

    private final Map<Integer, OfAntenna> antennas = new TreeMap<>();
    private final long from;

    /**
     * @param from readings before this time do not count, because the hand was still there
     */
    ReadingCounts(long from) {
        this.from = from;
    }

    long from() {
        return from;
    }

    void take(Reading reading) {
        if (reading.at() < from) {
            return;
        }
        switch (reading) {
            case Reading.Inventory inventory -> {
                OfAntenna its = of(inventory.antenna());
                its.inventories++;
                for (Answer answer : inventory.answers()) {
                    its.heard.merge(answer.tag(), 1, Integer::sum);
                }
            }
            case Reading.Unclear unclear -> of(unclear.antenna()).unclear++;
            case Reading.Weight _,
                    Reading.Press _,
                    Reading.AntennaFault _,
                    Reading.SourceFault _ -> {}
        }
    }

    private OfAntenna of(int antenna) {
        return antennas.computeIfAbsent(antenna, _ -> new OfAntenna());
    }

    /** Number of completed inventories. */
    int inventories(int antenna) {
        return of(antenna).inventories;
    }

    double unclear(int antenna) {
        OfAntenna its = of(antenna);
        int all = its.inventories + its.unclear;
        return all == 0 ? 0 : share(its.unclear, all);
    }

    /** Inventories per second until this time. */
    double scans(int antenna, long until) {
        OfAntenna its = of(antenna);
        double seconds = (until - from) / 1000.0;
        return StrictMath.rint((its.inventories + its.unclear) / seconds * 10) / 10;
    }

    /** Number of tags that were heard more than once; a number heard once may be garbled. */
    int ghosts(int antenna) {
        return (int) of(antenna).heard.values().stream().filter(times -> times > 1).count();
    }

    /** The tag that was heard most. */
    Optional<TagId> most(int antenna) {
        return of(antenna).heard.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey);
    }

    /** Share of inventories that heard this tag. */
    double share(int antenna, TagId tag) {
        OfAntenna its = of(antenna);
        return its.inventories == 0 ? 0 : share(its.heard.getOrDefault(tag, 0), its.inventories);
    }

    /** Share of inventories that heard the second most frequent tag. */
    double second(int antenna) {
        TagId first = most(antenna).orElse(null);
        return of(antenna).heard.keySet().stream()
                .filter(tag -> !tag.equals(first))
                .mapToDouble(tag -> share(antenna, tag))
                .max()
                .orElse(0);
    }

    /** Rounded as it is written to the file. */
    private static double share(int some, int all) {
        return StrictMath.rint(some * 1000.0 / all) / 1000;
    }
}
