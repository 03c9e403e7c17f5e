package burraco.readers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.Condition;
import burraco.hal.Reading;
import burraco.hal.ScanPlan;
import burraco.hal.Trouble;
import burraco.wire.PortLost;
import burraco.wire.PortLost.Why;
import burraco.wire.Talk;
import burraco.wire.TalkLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Questions, time-outs and losses, and what a device reports of them, without waiting. */
class ReaderTalkTest {
    private static final long PATIENCE = AskingTalk.PATIENCE;

    private final AskingTalk talk =
            new AskingTalk(List.of(new Antenna(5, 1, new Area(0, 0, 9, 12), 2)));
    private final List<Reading> told = new ArrayList<>();
    private final List<String> reopened = new ArrayList<>();
    private final Asked asked = new Asked();
    private final Device device = new Device(talk);
    private int said;

    /** A reader whose line is this test. */
    private static final class Device extends ReaderDevice {
        Device(AskingTalk talk) {
            super("left", talk, _ -> new StillLine());
        }
    }

    private static final class StillLine implements TalkLine {
        @Override
        public void open() {}

        @Override
        public void with(Runnable what) {
            what.run();
        }

        @Override
        public void close() {}
    }

    private final class Asked implements Talk.Outgoing {
        @Override
        public void send(byte[] bytes, int length) {
            said++;
        }

        @Override
        public void reopen(String why) {
            reopened.add(why);
        }
    }

    private void answer(long now) {
        talk.received(new byte[] {'!'}, 1, now);
    }

    private void open() {
        device.open(told::add);
        talk.opened(0);
        talk.poll(0, asked);
        answer(1_000);
        told.clear();
    }

    private Condition.Lost lost() {
        return (Condition.Lost) device.condition();
    }

    @Test
    void oneQuestionAtATime() {
        device.open(told::add);
        talk.opened(0);
        assertEquals(PATIENCE, talk.poll(0, asked));
        assertEquals(PATIENCE, talk.poll(50, asked));
        assertEquals(1, said);
        answer(1_000);
        assertEquals(2_000 + PATIENCE, talk.poll(2_000, asked));
        assertEquals(2, said);
        assertEquals(List.of(new Reading.Inventory(1, 5, List.of())), told);
        assertEquals(1_000, device.stats().lastMicros());
    }

    @Test
    void nothingIsAskedBeforeAPortIsOpen() {
        assertEquals(Talk.NEVER, talk.poll(0, asked));
        assertEquals(0, said);
    }

    @Test
    void whileAllAntennasRestItLooksAgain() {
        device.scan(new ScanPlan(Map.of(5, 0)));
        open();
        said = 0;
        assertEquals(20_000, talk.poll(10_000, asked));
        assertEquals(0, said);
    }

    @Test
    void afterThreeQuestionsThePortIsOpenedAnew() {
        open();
        talk.poll(10_000, asked);
        for (int i = 1; i <= 3; i++) {
            assertEquals(0, reopened.size());
            talk.poll(10_000 + i * PATIENCE, asked);
        }
        assertEquals(1, reopened.size());
        assertEquals(Trouble.SILENT, lost().trouble());
        answer(1_000_000);
        talk.lost(new PortLost(Why.GONE, reopened.getFirst()), 1_100_000);
        assertEquals(Trouble.SILENT, lost().trouble());
        talk.opened(1_200_000);
        talk.poll(1_200_000, asked);
        answer(1_201_000);
        assertEquals(Condition.UP, device.condition());
        List<Reading> faults = told.stream().filter(Reading.SourceFault.class::isInstance).toList();
        assertEquals(2, faults.size());
        assertEquals(new Reading.SourceFault(1_201, "left", "back"), faults.getLast());
        assertEquals(1, device.stats().losses());
        assertEquals(3, device.stats().timeouts());
    }

    @Test
    void whoSaysWhatNobodyUnderstandsIsGarbled() {
        open();
        talk.poll(10_000, asked);
        for (int i = 1; i <= 3; i++) {
            talk.received(new byte[] {'x'}, 1, 20_000);
            talk.poll(10_000 + i * PATIENCE, asked);
        }
        assertEquals(Trouble.GARBLED, lost().trouble());
    }

    @Test
    void eachLossHasItsTrouble() {
        Map<Why, Trouble> troubles =
                Map.of(
                        Why.ABSENT, Trouble.UNPLUGGED,
                        Why.GONE, Trouble.UNPLUGGED,
                        Why.REFUSED, Trouble.REFUSED,
                        Why.TAKEN, Trouble.REFUSED,
                        Why.STUCK, Trouble.SILENT);
        open();
        troubles.forEach((why, trouble) -> {
            talk.lost(new PortLost(why, "seen"), 5_000);
            assertEquals(new Condition.Lost(trouble, "seen"), device.condition());
        });
        assertEquals(1, told.size());
    }

    @Test
    void timesNeverGoBack() {
        open();
        talk.poll(50_000, asked);
        answer(60_000);
        talk.poll(60_000, asked);
        answer(40_000);
        assertEquals(List.of(60L, 60L), told.stream().map(Reading::at).toList());
    }

    @Test
    void afterItWasClosedNothingIsTold() {
        open();
        talk.poll(10_000, asked);
        device.close();
        answer(20_000);
        talk.lost(new PortLost(Why.CLOSED, "closed"), 30_000);
        assertEquals(List.of(), told);
        assertEquals(Condition.CLOSED, device.condition());
    }
}
