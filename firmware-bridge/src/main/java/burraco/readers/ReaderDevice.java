package burraco.readers;

import burraco.hal.Answer;
import burraco.hal.Antenna;
import burraco.hal.Condition;
import burraco.hal.FaultState;
import burraco.hal.Reading;
import burraco.hal.ScanPlan;
import burraco.hal.TagSensor;
import burraco.hal.Trouble;
import burraco.wire.TalkLine;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A reader on a line, with any protocol. Readings are delivered on the line's thread. No call waits
 * except {@code close}, which waits until the current reading has been delivered.
 */
public abstract class ReaderDevice implements TagSensor {
    private final String source;
    private final ReaderTalk talk;
    private final TalkLine line;
    private final Ears ears;
    private boolean used;

    protected ReaderDevice(String source, ReaderTalk talk, TalkLine.Layer layer) {
        this.source = source;
        this.talk = talk;
        ears = new Ears(source, talk.turns().antennas());
        talk.tell(ears);
        line = layer.lay(talk);
    }

    @Override
    public final String name() {
        return "reader " + source;
    }

    @Override
    public final String source() {
        return source;
    }

    @Override
    public final Condition condition() {
        return ears.condition;
    }

    @Override
    public final List<Antenna> antennas() {
        return talk.turns().antennas();
    }

    @Override
    public final void scan(ScanPlan plan) {
        talk.turns().scan(plan);
    }

    /** Statistics of the communication with this reader. */
    public final ReaderStats stats() {
        return talk.meter().stats();
    }

    /** Shows every frame from now on to this tap, on the line's thread. */
    public final void tap(Consumer<FrameSeen> tap) {
        talk.meter().tap(tap);
    }

    /** The reader's own description; empty if it has given none. */
    public final String about() {
        return ears.about;
    }

    @Override
    public final void open(Consumer<Reading> inbox) {
        begin();
        line.with(() -> ears.open(inbox));
        line.open();
    }

    private synchronized void begin() {
        if (used) {
            throw new IllegalStateException(name() + " was opened or closed before");
        }
        used = true;
    }

    @Override
    public final void close() {
        synchronized (this) {
            used = true;
        }
        line.with(() -> ears.condition = Condition.CLOSED);
        line.close();
    }

    /** Makes readings from the results of the talk, and drops those that must not be reported. */
    private static final class Ears implements ReaderListener {
        private final String source;
        private final Map<Integer, Integer> ids = new HashMap<>();
        private Consumer<Reading> inbox = reading -> {};
        private volatile Condition condition = Condition.IDLE;
        private volatile String about = "";
        private boolean lossTold;
        private long latest = Long.MIN_VALUE;

        Ears(String source, List<Antenna> antennas) {
            this.source = source;
            antennas.forEach(antenna -> ids.put(antenna.port(), antenna.id()));
        }

        void open(Consumer<Reading> listener) {
            if (!isClosed()) {
                inbox = listener;
                condition = new Condition.Lost(Trouble.SILENT, "it has not answered yet");
            }
        }

        private boolean isClosed() {
            return condition.equals(Condition.CLOSED);
        }

        private boolean isUp() {
            return condition.equals(Condition.UP);
        }

        @Override
        public void inventory(int port, List<Answer> answers, long now) {
            if (isUp() && ids.containsKey(port)) {
                inbox.accept(new Reading.Inventory(at(now), ids.get(port), answers));
            }
        }

        @Override
        public void unclear(int port, Reading.Cause cause, long now) {
            if (isUp() && ids.containsKey(port)) {
                inbox.accept(new Reading.Unclear(at(now), ids.get(port), cause));
            }
        }

        @Override
        public void antennaFault(int port, String detail, long now) {
            if (isUp() && ids.containsKey(port)) {
                inbox.accept(new Reading.AntennaFault(at(now), ids.get(port), detail));
            }
        }

        @Override
        public void trouble(Trouble trouble, String detail, long now) {
            if (isClosed()) {
                return;
            }
            condition = new Condition.Lost(trouble, detail);
            if (!lossTold) {
                lossTold = true;
                fault("lost: " + condition.sentence(), now);
            }
        }

        @Override
        public void well(long now) {
            if (isClosed() || isUp()) {
                return;
            }
            condition = Condition.UP;
            if (lossTold) {
                lossTold = false;
                fault(FaultState.BACK, now);
            }
        }

        private void fault(String detail, long now) {
            inbox.accept(new Reading.SourceFault(at(now), source, detail));
        }

        @Override
        public void about(String what) {
            about = what;
        }

        /** The time of a reading, which is never earlier than that of the reading before. */
        private long at(long now) {
            latest = Math.max(latest, Math.floorDiv(now, 1_000L));
            return latest;
        }
    }
}
