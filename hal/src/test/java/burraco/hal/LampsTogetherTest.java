package burraco.hal;

import burraco.hal.virtual.VirtualLamps;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Lamps on two boards keep the promises of lamps on one. */
class LampsTogetherTest extends LampsContract {
    private VirtualLamps pile;
    private VirtualLamps seat;

    @Override
    protected Lamps create() {
        pile = new VirtualLamps("pile", GROUPS.subList(0, 1));
        seat = new VirtualLamps("seat", GROUPS.subList(1, 2));
        return new LampsTogether("lamps", List.of(pile, seat));
    }

    @Override
    protected void lose() {
        seat.lose(Trouble.UNPLUGGED, "");
    }

    @Override
    protected void comeBack() {
        seat.comeBack();
    }

    @Override
    protected void runFor(long millis) {
        // A picture is shown at once.
    }

    @Override
    protected LampPicture shining() {
        SortedMap<String, List<Rgb>> all = new TreeMap<>(pile.shining().groups());
        all.putAll(seat.shining().groups());
        return new LampPicture(all);
    }
}
