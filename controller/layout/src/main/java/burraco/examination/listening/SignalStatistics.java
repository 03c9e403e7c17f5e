package burraco.examination.listening;

import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.layout.calibration.CalibratedAntenna;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Collects the readings of all antennas and scales over a period and summarizes them. */
public final class SignalStatistics {
    /**
     * A tag that is heard in the first and in the last of this many parts of the period lies still.
     */
    private static final int PARTS = 5;

    private final long from;
    private final SortedMap<Integer, OfAntenna> antennas = new TreeMap<>();
    private final SortedMap<Integer, List<Reading.Weight>> scales = new TreeMap<>();

    private static final class OfAntenna {
        private int inventories;
        private int collisions;
        private int damaged;
        private final SortedMap<TagId, TagStatistics> tags = new TreeMap<>();
    }

    /**
     * @param from readings before this time do not count
     */
    public SignalStatistics(long from) {
        this.from = from;
    }

    public void take(Reading reading) {
        if (reading.at() < from) {
            return;
        }
        switch (reading) {
            case Reading.Inventory(_, int id, List<Answer> answers) -> {
                OfAntenna antenna = of(id);
                int number = antenna.inventories++;
                for (Answer answer : answers) {
                    antenna.tags
                            .computeIfAbsent(answer.tag(), _ -> new TagStatistics())
                            .heard(number, answer.strength());
                }
            }
            case Reading.Unclear(_, int id, Reading.Cause cause) -> {
                switch (cause) {
                    case COLLISION -> of(id).collisions++;
                    case CRC, TIMEOUT -> of(id).damaged++;
                }
            }
            case Reading.Weight weight ->
                    scales.computeIfAbsent(weight.scale(), _ -> new ArrayList<>()).add(weight);
            case Reading.Press _, Reading.AntennaFault _, Reading.SourceFault _ -> {}
        }
    }

    private OfAntenna of(int antenna) {
        return antennas.computeIfAbsent(antenna, _ -> new OfAntenna());
    }

    /** All tags that an antenna heard, wherever they lie. */
    public List<TagHeard> tags(int antenna) {
        List<TagHeard> tags = new ArrayList<>();
        if (antennas.containsKey(antenna)) {
            OfAntenna its = antennas.get(antenna);
            its.tags.forEach((tag, trace) -> tags.add(trace.heard(tag, its.inventories)));
        }
        return tags;
    }

    /** The summary of each antenna until this time. */
    public SortedMap<Integer, AntennaHeard> antennas(long until) {
        SortedMap<TagId, Integer> homes = homes();
        SortedMap<Integer, AntennaHeard> all = new TreeMap<>();
        antennas.forEach((id, antenna) -> all.put(id, heard(id, antenna, homes, until - from)));
        return all;
    }

    /** The antenna over which each tag lies still: the one that hears it most often. */
    private SortedMap<TagId, Integer> homes() {
        SortedMap<TagId, Integer> homes = new TreeMap<>();
        SortedMap<TagId, Double> best = new TreeMap<>();
        antennas.forEach((id, antenna) ->
                antenna.tags.forEach((tag, trace) -> {
                    double share = trace.share(antenna.inventories);
                    if (share > best.getOrDefault(tag, 0.0)
                            && trace.liesStill(antenna.inventories, PARTS)) {
                        best.put(tag, share);
                        homes.put(tag, id);
                    }
                }));
        return homes;
    }

    private AntennaHeard heard(
            int id, OfAntenna antenna, SortedMap<TagId, Integer> homes, long millis) {
        List<TagHeard> lying = new ArrayList<>();
        SortedMap<Integer, Double> echoes = new TreeMap<>();
        int passing = 0;
        for (Map.Entry<TagId, TagStatistics> one : antenna.tags.entrySet()) {
            TagStatistics trace = one.getValue();
            Integer home = homes.get(one.getKey());
            double share = trace.share(antenna.inventories);
            if (home == null) {
                passing++;
            } else if (home == id) {
                lying.add(trace.heard(one.getKey(), antenna.inventories));
            } else if (share >= CalibratedAntenna.FAINT) {
                echoes.merge(home, share, Math::max);
            }
        }
        lying.sort(Comparator.comparingDouble(TagHeard::share).reversed());
        return new AntennaHeard(
                id,
                millis,
                antenna.inventories,
                antenna.collisions,
                antenna.damaged,
                lying,
                passing,
                echoes.entrySet().stream()
                        .map(one -> new AntennaHeard.Echo(one.getKey(), one.getValue()))
                        .toList());
    }

    /** The summary of each scale until this time. */
    public SortedMap<Integer, ScaleHeard> scales(long until) {
        SortedMap<Integer, ScaleHeard> all = new TreeMap<>();
        scales.forEach(
                (id, values) -> all.put(id, ScaleStatistics.in(id, values, until - from, until)));
        return all;
    }
}
