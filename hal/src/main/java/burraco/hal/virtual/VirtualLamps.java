package burraco.hal.virtual;

import burraco.hal.LampGroup;
import burraco.hal.LampPicture;
import burraco.hal.Lamps;
import burraco.hal.Rgb;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Lamps that one can look at in a test or on a screen. */
public final class VirtualLamps extends VirtualDevice implements Lamps {
    private final List<LampGroup> groups;
    private final History<LampPicture> history = new History<>();
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

    /** What shines now: every lamp of every group; nothing while they are lost. */
    public synchronized LampPicture shining() {
        return history.last();
    }

    /** Everything that has shone, without repetitions, what shines now last. */
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
