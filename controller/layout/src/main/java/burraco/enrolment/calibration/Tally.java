package burraco.enrolment.calibration;

import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What every antenna said while a card lay somewhere, or while nothing did. */
final class Tally {
    private static final class OfAntenna {
        private int inventories;
        private int unclear;
        private final Map<TagId, Integer> heard = new TreeMap<>();
    }

    private final Map<Integer, OfAntenna> antennas = new TreeMap<>();
    private final long from;

    /**
     * @param from what was said before does not count: the hand was still there
     */
    Tally(long from) {
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

    /** How often it was asked and answered. */
    int inventories(int antenna) {
        return of(antenna).inventories;
    }

    double unclear(int antenna) {
        OfAntenna its = of(antenna);
        int all = its.inventories + its.unclear;
        return all == 0 ? 0 : share(its.unclear, all);
    }

    /** Inventories a second until then. */
    double scans(int antenna, long until) {
        OfAntenna its = of(antenna);
        double seconds = (until - from) / 1000.0;
        return StrictMath.rint((its.inventories + its.unclear) / seconds * 10) / 10;
    }

    /** Tags that it heard more than once: a number that arrives garbled is no tag. */
    int ghosts(int antenna) {
        return (int) of(antenna).heard.values().stream().filter(times -> times > 1).count();
    }

    /** The tag that it heard most. */
    Optional<TagId> most(int antenna) {
        return of(antenna).heard.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey);
    }

    /** In which share of its inventories it heard this tag. */
    double share(int antenna, TagId tag) {
        OfAntenna its = of(antenna);
        return its.inventories == 0 ? 0 : share(its.heard.getOrDefault(tag, 0), its.inventories);
    }

    /** In which share of its inventories it heard the tag that it heard most but one. */
    double second(int antenna) {
        TagId first = most(antenna).orElse(null);
        return of(antenna).heard.keySet().stream()
                .filter(tag -> !tag.equals(first))
                .mapToDouble(tag -> share(antenna, tag))
                .max()
                .orElse(0);
    }

    /** As exact as it is written down. */
    private static double share(int some, int all) {
        return StrictMath.rint(some * 1000.0 / all) / 1000;
    }
}
