package burraco.hal.virtual;

import burraco.hal.LampGroup;
import burraco.hal.LampPicture;
import burraco.hal.Lamps;
import burraco.hal.Rgb;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Lamps that tests and screens can read. */
public final class VirtualLamps extends VirtualDevice implements Lamps {
    private final List<LampGroup> groups;
    private final EventHistory<LampPicture> history = new EventHistory<>();
    private LampPicture told = LampPicture.DARK;

    public VirtualLamps(String name, List<LampGroup> groups) {
        super(name);
        this.groups = List.copyOf(groups);
        opened();
        changed();
    }

    @Override
    public List<LampGroup> groups() {
        return groups;
    }

    @Override
    public synchronized void show(LampPicture picture) {
        told = picture;
        changed();
    }

    /** The current picture with every lamp of every group; empty while they are lost. */
    public synchronized LampPicture shining() {
        return history.last();
    }

    /** All pictures so far, without repetitions, the current one last. */
    public synchronized List<LampPicture> history() {
        return history.list();
    }

    @Override
    void changed() {
        history.change(lit(up() ? told : LampPicture.DARK));
    }

    private LampPicture lit(LampPicture picture) {
        SortedMap<String, List<Rgb>> lit = new TreeMap<>();
        for (LampGroup group : groups) {
            lit.put(
                    group.name(),
                    IntStream.range(0, group.lamps())
                            .mapToObj(i -> picture.lamp(group.name(), i))
                            .toList());
        }
        return new LampPicture(lit);
    }
}
