package burraco.wire.faults;

import burraco.wire.PortLost;
import burraco.wire.Talk;
import java.io.ByteArrayOutputStream;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Two talks at the ends of a bad cable, in virtual time. When it hangs up, the near end loses its
 * port and gets another; the far end notices nothing. When the far end restarts, it is a new
 * object.
 */
public final class FaultyCable {
    private static final long BACK_OFF_MICROS = 50_000;

    private final Talk near;
    private final Supplier<Talk> start;
    private final FaultyLine toFar;
    private final FaultyLine toNear;
    private Talk far;
    private boolean open;
    private boolean hungUp;
    private boolean rebooted;
    private long openAt;
    private long now;

    /**
     * @param start creates a far end that has just been switched on
     */
    public FaultyCable(Talk near, Supplier<Talk> start, Faults toFar, Faults toNear, long seed) {
        this.near = near;
        this.start = start;
        this.toFar = new FaultyLine(toFar, seed, this::happened);
        this.toNear = new FaultyLine(toNear, ~seed, this::happened);
        far = start.get();
        far.opened(now);
    }

    private void happened(Fault event) {
        hungUp |= event == Fault.HANG_UP;
        rebooted |= event == Fault.REBOOT;
    }

    public long now() {
        return now;
    }

    /** How often this has happened, in both directions. */
    public int seen(Fault fault) {
        return toFar.seen(fault) + toNear.seen(fault);
    }

    /** Ends all faults. */
    public void heal() {
        toFar.heal();
        toNear.heal();
    }

    /** The port disappears now; it returns soon. */
    public void hangUp() {
        hungUp = true;
        settle();
    }

    /** The far end restarts now. */
    public void reboot() {
        rebooted = true;
        settle();
    }

    /** Lets this much time pass. */
    public void run(long micros) {
        long end = now + micros;
        while (true) {
            long next = Math.max(step(), now + 1);
            if (next > end) {
                now = end;
                return;
            }
            now = next;
        }
    }

    private long step() {
        if (!open && now >= openAt) {
            open = true;
            near.opened(now);
        }
        deliver(toFar, far);
        deliver(toNear, near);
        Sent fromNear = new Sent();
        long due = near.poll(now, fromNear);
        if (fromNear.reopen.isPresent() && open) {
            lose(fromNear.reopen.get());
        } else if (open && fromNear.bytes.size() > 0) {
            toFar.in(fromNear.bytes.toByteArray(), fromNear.bytes.size(), now);
        }
        settle();
        Sent fromFar = new Sent();
        due = Math.min(due, far.poll(now, fromFar));
        if (open && fromFar.bytes.size() > 0) {
            toNear.in(fromFar.bytes.toByteArray(), fromFar.bytes.size(), now);
        }
        settle();
        due = Math.min(due, Math.min(toFar.due(), toNear.due()));
        return open ? due : Math.min(due, openAt);
    }

    private void deliver(FaultyLine line, Talk to) {
        Optional<byte[]> chunk = line.out(now);
        while (chunk.isPresent()) {
            to.received(chunk.get(), chunk.get().length, now);
            chunk = line.out(now);
        }
    }

    private void settle() {
        if (hungUp) {
            hungUp = false;
            if (open) {
                lose("hung up");
            }
        }
        if (rebooted) {
            rebooted = false;
            toFar.clear();
            toNear.clear();
            far = start.get();
            far.opened(now);
        }
    }

    private void lose(String why) {
        open = false;
        openAt = now + BACK_OFF_MICROS;
        toFar.clear();
        toNear.clear();
        near.lost(new PortLost(PortLost.Why.GONE, why), now);
    }

    private static final class Sent implements Talk.Outgoing {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private Optional<String> reopen = Optional.empty();

        @Override
        public void send(byte[] more, int length) {
            bytes.write(more, 0, length);
        }

        @Override
        public void reopen(String why) {
            reopen = Optional.of(why);
        }
    }
}
