package burraco.hall.floor;

import burraco.hall.floor.StateReader.Since;
import burraco.hall.view.TableNow;
import burraco.hall.view.TableTold;
import burraco.relay.Request;
import burraco.relay.States;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/** Which devices are there, and what they are like now. For several threads. */
public final class Floor implements States {
    /** Who was not heard for so long is not connected. */
    public static final long PRESENT_MILLIS = 5_000;

    private final Map<String, Heard> heard = new ConcurrentHashMap<>();
    private final LongSupplier clock;
    private final Runnable changed;
    private final Memory memory;
    private final long began;

    /**
     * @param clock the hall's milliseconds
     * @param changed is called when a table is like something else now
     * @param memory asked once for each device, when it is heard for the first time
     */
    public Floor(LongSupplier clock, Runnable changed, Memory memory) {
        this.clock = clock;
        this.changed = changed;
        this.memory = memory;
        began = clock.getAsLong();
    }

    /** What is known from before a restart of the hall. */
    @FunctionalInterface
    public interface Memory {
        Memory NONE = (_, _) -> OptionalLong.empty();

        /**
         * Since when it has been so with a device, if somebody has said to deal with it.
         *
         * @param what {@code calling}, {@code doubts} or {@code blind}
         */
        OptionalLong since(String device, String what);
    }

    private static final class Heard {
        private final Map<String, Spell> spells = new HashMap<>();
        private final String device;
        private final Memory memory;
        private long at;
        private boolean gone;
        private String state = "";
        private Optional<TableTold> told = Optional.empty();

        Heard(String device, Memory memory) {
            this.device = device;
            this.memory = memory;
        }

        private record Spell(String how, long since) {}

        synchronized boolean hear(Optional<String> newer, long now) {
            boolean back = gone || now - at > PRESENT_MILLIS;
            at = now;
            gone = false;
            boolean other = newer.filter(one -> !one.equals(state)).isPresent();
            if (other) {
                state = newer.orElseThrow();
                Since since = (what, how) -> since(what, how, now);
                told = StateReader.read(state, since).or(() -> told);
            }
            return back || other;
        }

        synchronized boolean goes() {
            boolean wasThere = !gone;
            gone = true;
            return wasThere;
        }

        private long since(String what, String how, long now) {
            Spell before = spells.get(what);
            Spell spell =
                    before == null
                            ? new Spell(how, remembered(what, how).orElse(now))
                            : before.how().equals(how) ? before : new Spell(how, now);
            spells.put(what, spell);
            return spell.since();
        }

        private OptionalLong remembered(String what, String how) {
            return how.isEmpty() ? OptionalLong.empty() : memory.since(device, what);
        }

        synchronized String state() {
            return state;
        }

        synchronized TableNow now(long time) {
            return new TableNow(!gone && time - at <= PRESENT_MILLIS, at, told);
        }
    }

    @Override
    public void heard(Request.Head head, long now) {
        Heard device = heard.computeIfAbsent(head.table(), id -> new Heard(id, memory));
        if (device.hear(head.state(), now)) {
            changed.run();
        }
    }

    /** It is not connected until it is heard again, however short ago it was heard. */
    public void hasGone(String device) {
        Heard there = heard.get(device);
        if (there != null && there.goes()) {
            changed.run();
        }
    }

    @Override
    public String of(String table) {
        Heard device = heard.get(table);
        return device == null ? "" : device.state();
    }

    /** What is known of a device. */
    public TableNow now(String device) {
        Heard there = heard.get(device);
        return there == null ? TableNow.neverHeard(began) : there.now(clock.getAsLong());
    }
}
