package burraco.hall;

import burraco.hall.floor.Floor;
import burraco.hall.room.Device;
import burraco.hall.room.Room;
import java.util.Map;
import java.util.OptionalLong;

/**
 * What arbiters had taken when the hall was started again. A table says only that it calls, not
 * since when: without this its call would be a new one, which nobody has taken.
 */
record TakenBefore(Room room) implements Floor.Memory {
    /** Beginnings of the names that such things have among what needs an arbiter. */
    private static final Map<String, String> KINDS =
            Map.of("calling", "call", "doubts", "doubt", "blind", "blind");

    @Override
    public OptionalLong since(String device, String what) {
        Device known = room.devices().get(device);
        if (known == null || known.table() == 0 || !KINDS.containsKey(what)) {
            return OptionalLong.empty();
        }
        String begins = KINDS.get(what) + " " + known.table() + " ";
        return room.handled().entrySet().stream()
                .filter(one -> !one.getValue().isDone() && one.getKey().startsWith(begins))
                .map(one -> one.getKey().substring(one.getKey().lastIndexOf(' ') + 1))
                .filter(time -> time.matches("[0-9]{1,18}"))
                .mapToLong(Long::parseLong)
                .max();
    }
}
