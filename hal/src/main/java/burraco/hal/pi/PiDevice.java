package burraco.hal.pi;

import burraco.hal.Condition;
import burraco.hal.Device;
import burraco.hal.Trouble;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * A device on the header, step by step: it opens its way out, works, and where that fails closes it
 * and tries again after a while. Steps are taken by one thread; everything else may come from any.
 */
abstract class PiDevice implements Device {
    private static final long FIRST_RETRY = 100;
    private static final long LAST_RETRY = 2000;

    /** Whoever does not come back from a bus for so long hangs there. */
    private static final long HANGS_AFTER = 3000;

    /** The first time, libraries are loaded too. */
    private static final long FIRST_HANGS_AFTER = 15_000;

    private final String name;
    private final LongSupplier micros;
    private final Drive drive;

    private Drive.Turns turns;
    private volatile Condition condition;
    private volatile PinException lost;
    private volatile long busySince = Long.MAX_VALUE;
    private volatile boolean tried;
    private volatile boolean closing;

    private boolean open;
    private long notBefore;
    private long retry = FIRST_RETRY;

    /**
     * @param first how it is before it was tried for the first time
     */
    PiDevice(String name, LongSupplier micros, Drive drive, Condition first) {
        this.name = name;
        this.micros = micros;
        this.drive = drive;
        this.condition = first;
    }

    static Condition untried() {
        return new Condition.Lost(Trouble.UNTRIED, "");
    }

    /** Opens the way out. */
    abstract void connect() throws PinException;

    /** Does what is to be done now, and says in how many milliseconds it wants to go on. */
    abstract long work(long now) throws PinException;

    /** Leaves it as it should be found: dark, still, blank. */
    abstract void farewell() throws PinException;

    /** Closes the way out, if it is open. */
    abstract void disconnect();

    /** It was lost, and tries again from now on. */
    void onLost(PinException why) {}

    /** It works; again if it was told before that it is lost. */
    void onUp(boolean again, long now) {}

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final Condition condition() {
        return hanging()
                .<Condition>map(why -> new Condition.Lost(Trouble.SILENT, why.getMessage()))
                .orElse(condition);
    }

    final Optional<PiFault> fault() {
        return hanging().or(() -> Optional.ofNullable(lost)).map(why -> why.of(name));
    }

    private Optional<PinException> hanging() {
        long patience = tried ? HANGS_AFTER : FIRST_HANGS_AFTER;
        return closing || millis() - patience < busySince
                ? Optional.empty()
                : Optional.of(
                        new PinException(PiFault.Cause.BROKEN, "", "the bus does not return"));
    }

    final long millis() {
        return micros.getAsLong() / 1000;
    }

    final boolean isLost() {
        return lost != null;
    }

    final boolean isClosing() {
        return closing;
    }

    /** The first step is taken from now on. */
    final synchronized void begin() {
        if (closing || turns != null) {
            throw new IllegalStateException(name + " was opened or closed before");
        }
        condition = untried();
        turns = drive.begin(name, this::step);
    }

    /** There is something to do. */
    final void wake() {
        Drive.Turns now;
        synchronized (this) {
            now = turns;
        }
        if (now != null) {
            now.wake();
        }
    }

    /** The next step not before so long, whatever is to be done. */
    final void hold(long millis) {
        // The clock's last millisecond may have been over nearly.
        notBefore = millis() + millis + 1;
    }

    private long step() {
        long now = millis();
        if (now < notBefore && (open || !closing)) {
            return notBefore - now;
        }
        busySince = now;
        try {
            return closing ? leave() : goOn(now);
        } finally {
            busySince = Long.MAX_VALUE;
            tried = true;
        }
    }

    private long leave() {
        try {
            if (open) {
                farewell();
            }
        } catch (PinException | RuntimeException | LinkageError gone) {
            // Then there is nobody to say farewell to.
        }
        disconnect();
        return Drive.DONE;
    }

    private long goOn(long now) {
        try {
            if (!open) {
                connect();
                open = true;
            }
            long rest = work(now);
            up(now);
            return rest;
        } catch (PinException why) {
            return failed(why);
        } catch (RuntimeException | LinkageError mistake) {
            return failed(new PinException(PiFault.Cause.BROKEN, "", mistake.toString()));
        }
    }

    private long failed(PinException why) {
        open = false;
        disconnect();
        try {
            down(why);
        } catch (RuntimeException deaf) {
            // Whoever is told has a fault of his own; the device tries again all the same.
        }
        hold(retry);
        retry = Math.min(2 * retry, LAST_RETRY);
        return notBefore - millis();
    }

    private void up(long now) {
        boolean again;
        synchronized (this) {
            if (condition == Condition.UP || closing) {
                return;
            }
            again = lost != null;
            lost = null;
            retry = FIRST_RETRY;
            condition = Condition.UP;
        }
        onUp(again, now);
    }

    private void down(PinException why) {
        boolean news;
        synchronized (this) {
            if (closing) {
                return;
            }
            news = lost == null;
            lost = why;
            condition = new Condition.Lost(trouble(why.fault()), why.getMessage());
        }
        if (news) {
            onLost(why);
        }
    }

    private static Trouble trouble(PiFault.Cause cause) {
        return switch (cause) {
            case NOT_A_PI, NO_LIBRARY, BUS_OFF, NO_CHIP -> Trouble.NOT_HERE;
            case NO_ANSWER, OTHER_ADDRESS -> Trouble.UNPLUGGED;
            case NOT_ALLOWED, LINE_TAKEN -> Trouble.REFUSED;
            case BROKEN -> Trouble.BROKEN;
        };
    }

    /** Its last step is the next one. */
    final void leaveSoon() {
        synchronized (this) {
            closing = true;
            condition = Condition.CLOSED;
            lost = null;
        }
        wake();
    }

    @Override
    public final void close() {
        leaveSoon();
        Drive.Turns last;
        synchronized (this) {
            last = turns;
        }
        if (last != null) {
            last.end();
        }
    }
}
