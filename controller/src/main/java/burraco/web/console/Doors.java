package burraco.web.console;

import burraco.web.http.Home;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * How many PINs are tried, by whom. All strangers of the world share one budget: it is so small
 * that a PIN of six digits lasts a season, whoever tries and from however many addresses. So
 * strangers can use it up for each other; they cannot for the table's own screen, for whoever has
 * scanned a code there, nor for a browser that has come in before. docs/security.md has the
 * arithmetic.
 */
final class Doors {
    private static final long MINUTE = 60_000;
    private static final long HOUR = 60 * MINUTE;

    static final int STRANGERS = 12;
    static final long STRANGERS_EVERY = 2 * HOUR;

    /** One of them must not be able to use up what there is for all. */
    static final int ADDRESS = 6;

    static final long ADDRESS_EVERY = 4 * HOUR;

    static final int DEVICE = 10;
    static final long DEVICE_EVERY = 30 * MINUTE;

    static final int SCREEN = 30;
    static final long SCREEN_EVERY = 15 * MINUTE;

    /** All together who were invited by the table's own screen. */
    static final int INVITED = 10;

    static final long INVITED_EVERY = 30 * MINUTE;

    private static final int MOST_ADDRESSES = 1_024;
    private static final int MOST_DEVICES = 128;

    private final Budget strangers = new Budget(STRANGERS, STRANGERS_EVERY);
    private final Door screen = new Door(new Budget(SCREEN, SCREEN_EVERY));
    private final Door invited = new Door(new Budget(INVITED, INVITED_EVERY));
    private final Map<Home, Door> addresses = new LinkedHashMap<>();
    private final Map<String, Door> devices = new LinkedHashMap<>();

    /**
     * Whoever gives a PIN.
     *
     * @param address where he comes from
     * @param screen whether that is the table's own screen
     * @param device the browser, if it has come in before by the same PIN
     * @param invited whether he has scanned a code at that screen
     */
    record Comer(String address, boolean screen, Optional<String> device, boolean invited) {}

    /** Milliseconds until he may try; 0 where he may now. */
    long left(Comer comer, long now) {
        long left = leftAtAddress(comer, now);
        for (Door known : known(comer)) {
            left = Math.min(left, known.left(now));
        }
        return left;
    }

    /** Where he is not one of the strangers, though he comes from afar. */
    private List<Door> known(Comer comer) {
        List<Door> known = new ArrayList<>();
        comer.device().map(this::device).ifPresent(known::add);
        if (comer.invited()) {
            known.add(invited);
        }
        return known;
    }

    private long leftAtAddress(Comer comer, long now) {
        return comer.screen()
                ? screen.left(now)
                : Math.max(strangers.left(now), address(comer.address()).left(now));
    }

    /** A wrong one: paid for where he was let in. */
    void failed(Comer comer, long now) {
        Optional<Door> open =
                known(comer).stream().filter(known -> known.left(now) == 0).findFirst();
        if (open.isPresent()) {
            open.get().failed(now);
        } else if (comer.screen()) {
            screen.failed(now);
        } else {
            strangers.spend(now);
            address(comer.address()).failed(now);
        }
    }

    void succeeded(Comer comer) {
        known(comer).forEach(Door::succeeded);
        if (comer.screen()) {
            screen.succeeded();
        } else {
            address(comer.address()).succeeded();
        }
    }

    private Door address(String address) {
        return door(
                addresses,
                Home.of(address),
                MOST_ADDRESSES,
                () -> new Budget(ADDRESS, ADDRESS_EVERY));
    }

    private Door device(String device) {
        return door(devices, device, MOST_DEVICES, () -> new Budget(DEVICE, DEVICE_EVERY));
    }

    /** The one that was used longest ago is forgotten, where there are too many. */
    private static <K> Door door(Map<K, Door> doors, K key, int most, Supplier<Budget> budget) {
        Door door = doors.remove(key);
        Door found = door == null ? new Door(budget.get()) : door;
        doors.put(key, found);
        if (doors.size() > most) {
            doors.remove(doors.keySet().iterator().next());
        }
        return found;
    }
}
