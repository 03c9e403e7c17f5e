package burraco.hal;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The colours of all lamps at one moment, by group. Lamps that are not mentioned are off. */
public record LampPicture(SortedMap<String, List<Rgb>> groups) {
    public static final LampPicture DARK = new LampPicture(new TreeMap<>());

    public LampPicture {
        SortedMap<String, List<Rgb>> copy = new TreeMap<>();
        for (Map.Entry<String, List<Rgb>> group : groups.entrySet()) {
            copy.put(group.getKey(), List.copyOf(group.getValue()));
        }
        groups = Collections.unmodifiableSortedMap(copy);
    }

    /** The colour of one lamp. */
    public Rgb lamp(String group, int index) {
        List<Rgb> lamps = groups.getOrDefault(group, List.of());
        return index < lamps.size() ? lamps.get(index) : Rgb.OFF;
    }
}
