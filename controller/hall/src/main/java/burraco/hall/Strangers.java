package burraco.hall;

import burraco.hall.room.Device;
import burraco.hall.room.Room;
import burraco.hall.view.StrangeJournal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Journals that known devices send and nobody has accepted yet. For several threads. */
final class Strangers {
    private static final int MOST = 1_000;

    /** By the device: of several the last one counts. */
    private final Map<String, Seen> seen = new LinkedHashMap<>();

    private record Seen(String journal, long since) {}

    synchronized boolean saw(String device, String journal, long now) {
        Seen before = seen.get(device);
        boolean known = before != null && before.journal().equals(journal);
        if (!known && seen.size() < MOST) {
            seen.put(device, new Seen(journal, now));
        }
        return !known;
    }

    synchronized List<StrangeJournal> waiting(Room room) {
        List<StrangeJournal> all = new ArrayList<>();
        seen.forEach((id, one) -> {
            Device device = room.devices().get(id);
            if (device != null && !device.journals().contains(one.journal())) {
                all.add(new StrangeJournal(id, device.table(), one.journal(), one.since()));
            }
        });
        return all;
    }
}
