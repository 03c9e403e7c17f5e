package burraco.readers.feig;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Answer;
import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.Reading;
import burraco.hal.Trouble;
import burraco.readers.ReaderListener;
import burraco.wire.Talk;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Answers that come after their time-out, in order. */
class LateFeigTest {
    private static final int RESET = 0x69;
    private static final int VERSION = 0x65;
    private static final int INVENTORY = 0xB0;
    private static final long PATIENCE = 2_000_000;

    private final List<String> told = new ArrayList<>();
    private final List<Integer> asked = new ArrayList<>();
    private final FeigTalk talk =
            new FeigTalk(
                    List.of(new Antenna(1, 1, new Area(0, 0, 9, 12), 2)),
                    FeigSettings.USUAL.with(FeigSettings.Antennas.CHOSEN));
    private long now;

    @BeforeEach
    void open() {
        talk.tell(new Ears());
        talk.opened(now);
        poll();
        answer(RESET, 0);
        answer(VERSION, 0, 1, 2, 3);
        answer(RESET, 0);
        told.clear();
        asked.clear();
    }

    private void poll() {
        talk.poll(
                now,
                new Talk.Outgoing() {
                    @Override
                    public void send(byte[] bytes, int length) {
                        asked.add(bytes[4] & 0xff);
                    }

                    @Override
                    public void reopen(String why) {
                        told.add("reopen");
                    }
                });
    }

    /** Waits until the time-out has passed. */
    private void wait_() {
        now += PATIENCE;
        poll();
    }

    private void answer(int control, int... data) {
        byte[] bytes = new byte[data.length];
        for (int i = 0; i < data.length; i++) {
            bytes[i] = (byte) data[i];
        }
        byte[] frame = new FeigFrame(FeigForm.ADVANCED, 0, control, bytes).bytes();
        now += 1_000;
        talk.received(frame, frame.length, now);
        poll();
    }

    @Test
    void aLateAnswerToOneResetIsNoneToTheNext() {
        assertEquals(List.of(), asked);
        poll();
        answer(INVENTORY, 1);
        assertEquals(List.of("nothing on 1"), told);
        told.clear();
        asked.clear();
        wait_(); // the reset after it
        assertTrue(asked.stream().noneMatch(what -> what == RESET), asked::toString);
        answer(RESET, 0); // late
        assertEquals(1, asked.size(), asked::toString);
        answer(asked.getFirst(), 0, 1, 2, 3);
        // Only now all late answers have come, and the field is reset.
        assertEquals(RESET, asked.getLast());
        answer(RESET, 0);
        assertEquals(INVENTORY, asked.getLast());
    }

    @Test
    void anOldInventoryIsNeverTakenForANewOne() {
        poll();
        wait_(); // for the inventory
        wait_(); // for the question after it
        answer(INVENTORY, 1); // late; it says that nothing lay there then
        answer(RESET, 0); // late too
        answer(asked.getLast(), 0, 1, 2, 3);
        assertEquals(List.of("unclear on 1"), told);
    }

    private final class Ears implements ReaderListener {
        @Override
        public void inventory(int port, List<Answer> answers, long at) {
            told.add((answers.isEmpty() ? "nothing" : answers) + " on " + port);
        }

        @Override
        public void unclear(int port, Reading.Cause cause, long at) {
            told.add("unclear on " + port);
        }

        @Override
        public void antennaFault(int port, String detail, long at) {}

        @Override
        public void trouble(Trouble trouble, String detail, long at) {
            told.add("trouble " + trouble);
        }

        @Override
        public void well(long at) {}

        @Override
        public void about(String what) {}

        @Override
        public String toString() {
            return Arrays.toString(told.toArray());
        }
    }
}
