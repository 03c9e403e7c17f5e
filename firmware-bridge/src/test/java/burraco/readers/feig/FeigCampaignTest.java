package burraco.readers.feig;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Answer;
import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.Condition;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.wire.PortLost;
import burraco.wire.Talk;
import burraco.wire.TalkLine;
import burraco.wire.faults.Fault;
import burraco.wire.faults.Faults;
import burraco.wire.faults.FaultyCable;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Bad cables, by seed. Whatever happens to the bytes, reported inventories are correct, and when
 * the cable is good again the reader works.
 */
class FeigCampaignTest {
    private static final int SEEDS = Integer.getInteger("readers.feig.seeds", 12);
    private static final long RUN_MICROS = 10_000_000;
    private static final List<TagId> TAGS = EmulatedFeig.tags(25);
    private static final List<Antenna> ANTENNAS =
            List.of(
                    new Antenna(1, 1, new Area(0, 0, 9, 12), 2),
                    new Antenna(2, 2, new Area(20, 0, 9, 12), 2));

    /** The reader at the far end; like a real one, it soon drops half a frame. */
    private static final class FarReader implements Talk {
        private static final long PAUSE_MICROS = 50_000;
        private static final long ANSWER_MICROS = 10_000;

        private final EmulatedFeig feig = new EmulatedFeig();
        private final ByteArrayOutputStream says = new ByteArrayOutputStream();
        private long last;
        private long due = NEVER;

        FarReader() {
            TAGS.forEach(tag -> feig.lay(tag, 1));
        }

        @Override
        public void opened(long now) {}

        @Override
        public void lost(PortLost why, long now) {}

        @Override
        public void received(byte[] bytes, int length, long now) {
            if (now - last > PAUSE_MICROS) {
                feig.pause();
            }
            last = now;
            says.writeBytes(feig.heard(Arrays.copyOf(bytes, length)));
            due = says.size() > 0 && due == NEVER ? now + ANSWER_MICROS : due;
        }

        @Override
        public long poll(long now, Outgoing out) {
            if (now >= due) {
                out.send(says.toByteArray(), says.size());
                says.reset();
                due = NEVER;
            }
            return due;
        }
    }

    /** The test advances its own line. */
    private record MovedLine() implements TalkLine {
        @Override
        public void open() {}

        @Override
        public void with(Runnable what) {
            what.run();
        }

        @Override
        public void close() {}
    }

    private static void campaign(String name, Faults faults, boolean whole) {
        int inventories = 0;
        int unclear = 0;
        for (long seed = 1; seed <= SEEDS; seed++) {
            String where = name + ", seed " + seed;
            List<Reading> told = new ArrayList<>();
            FeigTalk talk = new FeigTalk(ANTENNAS, FeigSettings.USUAL);
            FeigReader reader = new FeigReader("left", talk, _ -> new MovedLine());
            reader.open(told::add);
            FaultyCable cable = new FaultyCable(talk, FarReader::new, faults, faults, seed);
            cable.run(RUN_MICROS);
            for (Reading reading : told) {
                switch (reading) {
                    case Reading.Inventory(long _, int antenna, List<Answer> answers) -> {
                        inventories++;
                        Set<TagId> heard = new HashSet<>();
                        answers.forEach(answer -> heard.add(answer.tag()));
                        Set<TagId> there = antenna == 1 ? Set.copyOf(TAGS) : Set.of();
                        assertTrue(there.containsAll(heard), where);
                        assertTrue(!whole || heard.size() == there.size(), where);
                    }
                    case Reading.Unclear _ -> unclear++;
                    case Reading.SourceFault _ -> {}
                    case Reading.AntennaFault _, Reading.Weight _, Reading.Press _ ->
                            assertTrue(false, where + ": " + reading);
                }
            }
            recovers(where, talk, reader, told, cable.now());
        }
        assertTrue(inventories > 5 * SEEDS, name + ": " + inventories);
        assertTrue(unclear > 0, name + " does nothing");
    }

    private static void recovers(
            String where, FeigTalk talk, FeigReader reader, List<Reading> told, long since) {
        talk.lost(new PortLost(PortLost.Why.GONE, "another cable"), since);
        told.clear();
        FaultyCable good =
                new FaultyCable(
                        new Later(talk, since), FarReader::new, Faults.NONE, Faults.NONE, 1);
        good.run(2_000_000);
        assertEquals(Condition.UP, reader.condition(), where);
        assertTrue(told.stream().anyMatch(Reading.Inventory.class::isInstance), where);
    }

    /** A talk on a clock that started later. */
    private record Later(Talk talk, long micros) implements Talk {
        @Override
        public void opened(long now) {
            talk.opened(now + micros);
        }

        @Override
        public void lost(PortLost why, long now) {
            talk.lost(why, now + micros);
        }

        @Override
        public void received(byte[] bytes, int length, long now) {
            talk.received(bytes, length, now + micros);
        }

        @Override
        public long poll(long now, Outgoing out) {
            long due = talk.poll(now + micros, out);
            return due == NEVER ? NEVER : due - micros;
        }
    }

    @Test
    void bytesAreLostAndWrong() {
        campaign(
                "damage",
                Faults.NONE.and(Fault.LOST_BYTE, 1).and(Fault.FLIPPED_BIT, 1).and(Fault.SPLIT, 200),
                true);
    }

    @Test
    void wholeFramesAreLost() {
        campaign("lost", Faults.NONE.and(Fault.LOST_CHUNK, 30), true);
    }

    /**
     * A question that arrives twice gets a shorter second answer that says so: tags may be missed.
     */
    @Test
    void wholeFramesComeTwice() {
        campaign("twice", Faults.NONE.and(Fault.DOUBLED_CHUNK, 50).and(Fault.LOST_CHUNK, 5), false);
    }

    @Test
    void answersAreLate() {
        campaign(
                "late",
                Faults.NONE
                        .and(Fault.DELAYED, 100)
                        .and(Fault.STALLED, 20)
                        .and(Fault.MERGED, 50)
                        .lasting(400_000, 1_500_000),
                true);
    }

    @Test
    void thePlugIsPulledAndTheReaderStartsAnew() {
        campaign("plug", Faults.NONE.and(Fault.HANG_UP, 5).and(Fault.REBOOT, 5), true);
    }
}
