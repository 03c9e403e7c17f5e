package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.LampPicture;
import burraco.hal.Lamps;
import burraco.hal.LampsContract;
import burraco.hal.Rgb;
import burraco.hal.Trouble;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class VirtualLampsTest extends LampsContract {
    private VirtualLamps lamps;

    @Override
    protected Lamps create() {
        lamps = new VirtualLamps("lamps", GROUPS);
        return lamps;
    }

    @Override
    protected void lose() {
        lamps.lose(Trouble.UNPLUGGED, "");
    }

    @Override
    protected void comeBack() {
        lamps.comeBack();
    }

    @Override
    protected void runFor(long millis) {
        // A picture is shown at once.
    }

    @Override
    protected LampPicture shining() {
        return lamps.shining();
    }

    private static LampPicture pile(int red) {
        return new LampPicture(new TreeMap<>(Map.of("pile", List.of(new Rgb(red, 0, 0)))));
    }

    private List<Integer> reds() {
        return lamps.history().stream().map(one -> one.lamp("pile", 0).red()).toList();
    }

    @Test
    void theirHistoryIsWhatCouldBeSeen() {
        lamps.show(pile(1));
        lamps.show(pile(1));
        lamps.show(pile(2));
        lose();
        lamps.show(pile(3));
        lamps.show(pile(4));
        comeBack();
        assertEquals(List.of(0, 1, 2, 0, 4), reds());
    }

    @Test
    void theirHistoryForgetsWhatIsOld() {
        for (int i = 0; i < 5000; i++) {
            lamps.show(pile(1 + i % 200));
        }
        assertTrue(reds().size() <= 1000);
        assertEquals(200, reds().getLast());
    }
}
