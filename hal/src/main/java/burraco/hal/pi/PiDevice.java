package burraco.hal.pi;

import burraco.hal.Condition;
import burraco.hal.Device;
import burraco.hal.Trouble;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * A device on the header that works in steps: it opens its pin, works, and after a failure closes
 * the pin and tries again after a while. Steps run on one thread; all other calls may come from any
 * thread.
 */
abstract class PiDevice implements Device {
    private static final long FIRST_RETRY_MILLIS = 100;
    private static final long LAST_RETRY_MILLIS = 2000;

    /** A step that takes longer counts as hanging. */
    private static final long HANGS_AFTER_MILLIS = 3000;

    /** The same for the first step, in which libraries are loaded too. */
    private static final long FIRST_HANGS_AFTER_MILLIS = 15_000;

    private final String name;
    private final LongSupplier micros;
    private final DeviceSteps drive;

    private DeviceSteps.Turns turns;
    private volatile Condition condition;
    private volatile PinException lost;
    private volatile long busySince = Long.MAX_VALUE;
    private volatile boolean tried;
    private volatile boolean closing;

    private boolean open;
    private long notBefore;
    private long retry = FIRST_RETRY_MILLIS;

    /**
     * @param first the condition before the first attempt
     */
    PiDevice(String name, LongSupplier micros, DeviceSteps drive, Condition first) {
        this.name = name;
        this.micros = micros;
        this.drive = drive;
        this.condition = first;
    }

    static Condition untried() {
        return new Condition.Lost(Trouble.UNTRIED, "");
    }

    /** Opens the pin. */
    abstract void connect() throws PinException;

    /** Does what is due now, and returns the milliseconds until the next call. */
    abstract long work(long now) throws PinException;

    /** Switches it off: dark, silent or blank. */
    abstract void farewell() throws PinException;

    /** Closes the pin, if it is open. */
    abstract void disconnect();

    /** Called when it was lost; it tries again from now on. */
    void onLost(PinException why) {}

    /**
     * Called when it works.
     *
     * @param again whether a loss was reported before
     */
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
        long patience = tried ? HANGS_AFTER_MILLIS : FIRST_HANGS_AFTER_MILLIS;
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

    /** Starts taking steps. */
    final synchronized void begin() {
        if (closing || turns != null) {
            throw new IllegalStateException(name + " was opened or closed before");
        }
        condition = untried();
        turns = drive.begin(name, this::step);
    }

    /** Requests a step, because there is something to do. */
    final void wake() {
        DeviceSteps.Turns now;
        synchronized (this) {
            now = turns;
        }
        if (now != null) {
            now.wake();
        }
    }

    /** Delays the next step by at least this time. */
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
            // The device is gone anyway.
        }
        disconnect();
        return DeviceSteps.DONE;
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
            // The listener has failed; the device tries again all the same.
        }
        hold(retry);
        retry = Math.min(2 * retry, LAST_RETRY_MILLIS);
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
            retry = FIRST_RETRY_MILLIS;
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

    /** Makes the next step the last one. */
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
        DeviceSteps.Turns last;
        synchronized (this) {
            last = turns;
        }
        if (last != null) {
            last.end();
        }
    }
}
