package burraco.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.LampGroup;
import burraco.hal.LampPicture;
import burraco.hal.Rgb;
import burraco.wire.MessageFields;
import burraco.wire.Result;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class LampOrdersTest {
    private static final Rgb RED = new Rgb(255, 0, 0);
    private static final LampGroup PILE = new LampGroup("pile", 200);

    private final Given given = new Given();
    private final LampOrders lamps =
            new LampOrders(
                    given,
                    new BoardSetup(
                            "board",
                            List.of(),
                            List.of(),
                            List.of(),
                            List.of(new BoardSetup.Row(PILE, 10))));

    private void start() {
        lamps.use(true);
        lamps.live(300, 0);
        given.allDone();
        given.all.clear();
    }

    private static LampPicture picture(int... red) {
        List<Rgb> row = new java.util.ArrayList<>(Collections.nCopies(200, Rgb.OFF));
        for (int lamp : red) {
            row.set(lamp, RED);
        }
        return new LampPicture(new TreeMap<>(Map.of("pile", row)));
    }

    /** The first lamp and the number of lamps of each order. */
    private String said() {
        StringBuilder said = new StringBuilder();
        for (BoardOrder order : given.all) {
            byte[] bytes = order.fields().toBytes();
            MessageFields fields = new MessageFields().over(bytes, 0, bytes.length);
            int first = fields.u16();
            assertEquals(LampOrders.LASTS_MILLIS, fields.u16());
            said.append(first).append('+').append(fields.u8()).append(' ');
        }
        return said.toString().strip();
    }

    @Test
    void aBoardThatIsThereIsToldAll() {
        lamps.use(true);
        lamps.live(300, 0);
        assertEquals("0+81 81+81 162+48", said());
    }

    @Test
    void ofThoseThatItHasNot() {
        lamps.use(true);
        lamps.live(20, 0);
        assertEquals("0+20", said());
    }

    @Test
    void onlyWhatDiffersIsSaid() {
        start();
        lamps.show(picture(5));
        assertEquals("15+1", said());
        given.allDone();
        lamps.show(picture(5, 7, 100));
        assertEquals("15+1 17+1 110+1", said());
    }

    @Test
    void whatLiesNearComesTogether() {
        start();
        lamps.show(picture(5, 8, 20));
        assertEquals("15+4 30+1", said());
    }

    @Test
    void ofManyPicturesOnlyTheLastIsSaid() {
        start();
        for (int i = 0; i < 100; i++) {
            lamps.show(picture(i));
        }
        assertEquals(1, given.waiting());
        given.answer(Result.Code.DONE);
        assertEquals("10+1 10+1 109+1", said());
    }

    @Test
    void allIsSaidAgainBeforeTheBoardForgets() {
        start();
        assertEquals(1_000_000, lamps.poll(999_999));
        assertEquals("", said());
        lamps.poll(1_000_000);
        assertEquals("0+81 81+81 162+48", said());
    }

    @Test
    void whatWasRefusedIsTriedLater() {
        start();
        lamps.show(picture(5));
        given.answer(Result.Code.NO_SENSE);
        assertEquals(0, given.waiting());
        lamps.poll(1_000_000);
        assertTrue(given.waiting() > 0);
    }

    @Test
    void whatGotLostIsSaidOnReturn() {
        start();
        lamps.show(picture(5));
        lamps.down();
        given.answer(Result.Code.UNKNOWN);
        lamps.show(picture(6));
        assertEquals(0, given.waiting());
        given.all.clear();
        lamps.live(300, 5_000_000);
        assertEquals("0+81 81+81 162+48", said());
    }
}
