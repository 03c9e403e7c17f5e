package burraco.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.atLeastOnce;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;

import burraco.wire.Hello;
import burraco.wire.MessageFields;
import burraco.wire.Protocol;
import burraco.wire.Result;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.mockito.ArgumentCaptor;
import org.mockito.InOrder;

class FirmwareUpdateTest {
    private final byte[] bytes = new byte[10_000];
    private final Given given = new Given();
    private final UpdateListener listener = mock();
    private final Runnable goesOn = mock();
    private FirmwareImage image;
    private FirmwareUpdate update;

    private void begin() {
        new Random(5).nextBytes(bytes);
        image = new FirmwareImage(bytes);
        update = new FirmwareUpdate(image, given, listener, goesOn);
        update.begin();
    }

    private void assertNothingIsOver() {
        verify(listener, never()).done();
        verify(listener, never()).failed(any(), any());
        verifyNoInteractions(goesOn);
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
        for (BoardOrder order : given.all.subList(1, given.all.size() - 1)) {
            byte[] block = order.fields().toBytes();
            MessageFields fields = new MessageFields().over(block, 0, block.length);
            assertEquals(Protocol.UPDATE_BLOCK, order.type());
            assertEquals(next, fields.i32());
            for (int left = fields.u8(); left > 0; left--) {
                assertEquals(bytes[next++], (byte) fields.u8());
            }
            assertEquals(0, fields.left());
        }
        assertEquals(bytes.length, next);
        ArgumentCaptor<Integer> arrived = ArgumentCaptor.captor();
        verify(listener, atLeastOnce()).progress(arrived.capture(), eq(bytes.length));
        List<Integer> growing = arrived.getAllValues().stream().distinct().sorted().toList();
        assertEquals(growing, arrived.getAllValues());
        assertEquals(bytes.length, growing.getLast());
        assertNothingIsOver();
        update.live(boot(2, image.crc()), true);
        InOrder order = inOrder(listener, goesOn);
        order.verify(listener).done();
        order.verify(goesOn).run();
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
    void whatIsRefusedFails() {
        begin();
        given.answer(Result.Code.NOT_NOW);
        InOrder order = inOrder(listener, goesOn);
        order.verify(listener).failed(UpdateFailure.NOT_NOW, "");
        order.verify(goesOn).run();
        assertTrue(update.isOver());
    }

    @Test
    void aWrongCheckFails() {
        begin();
        while (given.all.getLast().type() != Protocol.UPDATE_END) {
            given.answer(Result.Code.DONE);
        }
        given.answer(Result.Code.WRONG_CRC);
        verify(listener).failed(UpdateFailure.DAMAGED, "");
    }

    @Test
    void aStartInTheMiddleOfItFails() {
        begin();
        given.answer(Result.Code.DONE);
        update.live(boot(2, 17), true);
        given.allDone();
        verify(listener).failed(UpdateFailure.INTERRUPTED, "");
        verify(listener, never()).done();
        verify(goesOn).run();
    }

    @Test
    void aBoardThatRunsSomethingElseFails() {
        load();
        update.live(boot(2, 17), true);
        verify(listener).failed(UpdateFailure.NOT_RUN, "");
    }

    @Test
    void aReturnAfterALossGoesOn() {
        begin();
        update.live(boot(1, 17), false);
        given.allDone();
        assertNothingIsOver();
    }

    @Test
    void nobodyWaitsForEver() {
        begin();
        assertEquals(FirmwareUpdate.PATIENCE_MICROS, update.poll(0));
        given.answer(Result.Code.DONE);
        long due = update.poll(1_000_000);
        assertEquals(FirmwareUpdate.PATIENCE_MICROS + 1_000_000, due);
        update.poll(due);
        verify(listener).failed(UpdateFailure.SILENT, "");
    }

    @Test
    void nothingIsNoFirmware() {
        IllegalArgumentException why =
                Assertions.assertThrows(
                        IllegalArgumentException.class, () -> new FirmwareImage(new byte[0]));
        assertEquals("no firmware has 0 bytes", why.getMessage());
    }
}
