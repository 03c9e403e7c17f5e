package burraco.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.wire.Fields;
import burraco.wire.Hello;
import burraco.wire.Protocol;
import burraco.wire.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class FirmwareUpdateTest implements UpdateListener {
    private final byte[] bytes = new byte[10_000];
    private final Given given = new Given();
    private final List<String> told = new ArrayList<>();
    private FirmwareImage image;
    private FirmwareUpdate update;
    private int arrived;

    @Override
    public void progress(int so, int of) {
        assertTrue(so > arrived && so <= of && of == bytes.length);
        arrived = so;
    }

    @Override
    public void done() {
        told.add("done");
    }

    @Override
    public void failed(String why) {
        told.add(why);
    }

    private void begin() {
        new Random(5).nextBytes(bytes);
        image = new FirmwareImage(bytes);
        update = new FirmwareUpdate(image, given, this, () -> told.add("goes on"));
        update.begin();
    }

    private void load() {
        begin();
        given.allDone();
    }

    private static Hello boot(int boot, int firmware) {
        return new Hello(1, 0, 0, boot, 0, firmware, 1, 0, 0, 0, 8, "paper");
    }

    @Test
    void allArrivesInOrder() {
        load();
        assertEquals(Protocol.UPDATE_BEGIN, given.all.getFirst().type());
        assertEquals(Protocol.UPDATE_END, given.all.getLast().type());
        int next = 0;
        for (Order order : given.all.subList(1, given.all.size() - 1)) {
            byte[] block = order.fields().toBytes();
            Fields fields = new Fields().over(block, 0, block.length);
            assertEquals(Protocol.UPDATE_BLOCK, order.type());
            assertEquals(next, fields.i32());
            for (int left = fields.u8(); left > 0; left--) {
                assertEquals(bytes[next++], (byte) fields.u8());
            }
            assertEquals(0, fields.left());
        }
        assertEquals(bytes.length, next);
        assertEquals(bytes.length, arrived);
        assertEquals(List.of(), told);
        update.live(boot(2, image.crc()), true);
        assertEquals(List.of("done", "goes on"), told);
    }

    @Test
    void onlyAFewBlocksAreOnTheirWay() {
        begin();
        given.answer(Result.Code.DONE);
        assertEquals(4, given.waiting());
        given.answer(Result.Code.DONE);
        assertEquals(4, given.waiting());
    }

    @Test
    void whatIsRefusedFailsInWords() {
        begin();
        given.answer(Result.Code.NOT_NOW);
        assertEquals(List.of("The board cannot be loaded now.", "goes on"), told);
        assertTrue(update.isOver());
    }

    @Test
    void aWrongCheckFails() {
        begin();
        while (given.all.getLast().type() != Protocol.UPDATE_END) {
            given.answer(Result.Code.DONE);
        }
        given.answer(Result.Code.WRONG_CRC);
        assertEquals("The firmware did not arrive as it was sent.", told.getFirst());
    }

    @Test
    void aStartInTheMiddleOfItFails() {
        begin();
        given.answer(Result.Code.DONE);
        update.live(boot(2, 17), true);
        assertTrue(told.getFirst().contains("before it had all"), told::toString);
        given.allDone();
        assertEquals(2, told.size());
    }

    @Test
    void aBoardThatRunsSomethingElseFails() {
        load();
        update.live(boot(2, 17), true);
        assertTrue(told.getFirst().contains("does not run"), told::toString);
    }

    @Test
    void aReturnAfterALossGoesOn() {
        begin();
        update.live(boot(1, 17), false);
        given.allDone();
        assertEquals(List.of(), told);
    }

    @Test
    void nobodyWaitsForEver() {
        begin();
        assertEquals(FirmwareUpdate.PATIENCE_MICROS, update.poll(0));
        given.answer(Result.Code.DONE);
        long due = update.poll(1_000_000);
        assertEquals(FirmwareUpdate.PATIENCE_MICROS + 1_000_000, due);
        update.poll(due);
        assertTrue(told.getFirst().contains("half a minute"), told::toString);
    }

    @Test
    void nothingIsNoFirmware() {
        IllegalArgumentException why =
                Assertions.assertThrows(
                        IllegalArgumentException.class, () -> new FirmwareImage(new byte[0]));
        assertEquals("no firmware has 0 bytes", why.getMessage());
    }
}
