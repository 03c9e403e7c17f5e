package burraco.web.console;

import burraco.web.http.ClientNetwork;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Limits PIN attempts by their source. All unknown clients share one budget, so small that a PIN of
 * six digits resists guessing for months, from however many addresses. Unknown clients can
 * therefore lock each other out, but not the table's own screen, a phone that scanned a code there,
 * or a browser that has logged in before. docs/security.md has the calculation.
 */
final class PinLimits {
    private static final long MINUTE_MILLIS = 60_000;
    private static final long HOUR_MILLIS = 60 * MINUTE_MILLIS;

    static final int UNKNOWN_ATTEMPTS = 12;
    static final long UNKNOWN_EVERY_MILLIS = 2 * HOUR_MILLIS;

    /** Smaller than the shared budget, so that one address cannot use it up. */
    static final int ADDRESS_ATTEMPTS = 6;

    static final long ADDRESS_EVERY_MILLIS = 4 * HOUR_MILLIS;

    static final int DEVICE_ATTEMPTS = 10;
    static final long DEVICE_EVERY_MILLIS = 30 * MINUTE_MILLIS;

    static final int SCREEN_ATTEMPTS = 30;
    static final long SCREEN_EVERY_MILLIS = 15 * MINUTE_MILLIS;

    /** Shared by all who scanned a code on the table's own screen. */
    static final int INVITED_ATTEMPTS = 10;

    static final long INVITED_EVERY_MILLIS = 30 * MINUTE_MILLIS;

    private static final int MAX_ADDRESSES = 1_024;
    private static final int MAX_DEVICES = 128;

    private final AttemptBudget unknown = new AttemptBudget(UNKNOWN_ATTEMPTS, UNKNOWN_EVERY_MILLIS);
    private final SourceLimit screen =
            new SourceLimit(new AttemptBudget(SCREEN_ATTEMPTS, SCREEN_EVERY_MILLIS));
    private final SourceLimit invited =
            new SourceLimit(new AttemptBudget(INVITED_ATTEMPTS, INVITED_EVERY_MILLIS));
    private final Map<ClientNetwork, SourceLimit> addresses = new LinkedHashMap<>();
    private final Map<String, SourceLimit> devices = new LinkedHashMap<>();

    /**
     * The source of an attempt.
     *
     * @param address the client's address
     * @param screen whether it is the table's own screen
     * @param device id of the browser, if it has logged in before with this PIN
     * @param invited whether it presented an invitation code
     */
    record Attempt(String address, boolean screen, Optional<String> device, boolean invited) {}

    /** Milliseconds until this source may try; 0 if it may try now. */
    long left(Attempt attempt, long now) {
        long left = leftAtAddress(attempt, now);
        for (SourceLimit known : known(attempt)) {
            left = Math.min(left, known.left(now));
        }
        return left;
    }

    /**
     * Limits that apply to a known browser or an invited phone, instead of those for unknown
     * clients.
     */
    private List<SourceLimit> known(Attempt attempt) {
        List<SourceLimit> known = new ArrayList<>();
        attempt.device().map(this::device).ifPresent(known::add);
        if (attempt.invited()) {
            known.add(invited);
        }
        return known;
    }

    private long leftAtAddress(Attempt attempt, long now) {
        return attempt.screen()
                ? screen.left(now)
                : Math.max(unknown.left(now), address(attempt.address()).left(now));
    }

    /** Charges a wrong PIN to the limit that admitted the attempt. */
    void failed(Attempt attempt, long now) {
        Optional<SourceLimit> open =
                known(attempt).stream().filter(known -> known.left(now) == 0).findFirst();
        if (open.isPresent()) {
            open.get().failed(now);
        } else if (attempt.screen()) {
            screen.failed(now);
        } else {
            unknown.spend(now);
            address(attempt.address()).failed(now);
        }
    }

    void succeeded(Attempt attempt) {
        known(attempt).forEach(SourceLimit::succeeded);
        if (attempt.screen()) {
            screen.succeeded();
        } else {
            address(attempt.address()).succeeded();
        }
    }

    private SourceLimit address(String address) {
        return door(
                addresses,
                ClientNetwork.of(address),
                MAX_ADDRESSES,
                () -> new AttemptBudget(ADDRESS_ATTEMPTS, ADDRESS_EVERY_MILLIS));
    }

    private SourceLimit device(String device) {
        return door(
                devices,
                device,
                MAX_DEVICES,
                () -> new AttemptBudget(DEVICE_ATTEMPTS, DEVICE_EVERY_MILLIS));
    }

    /** Forgets the least recently used source when there are too many. */
    private static <K> SourceLimit door(
            Map<K, SourceLimit> doors, K key, int most, Supplier<AttemptBudget> budget) {
        SourceLimit door = doors.remove(key);
        SourceLimit found = door == null ? new SourceLimit(budget.get()) : door;
        doors.put(key, found);
        if (doors.size() > most) {
            doors.remove(doors.keySet().iterator().next());
        }
        return found;
    }
}
