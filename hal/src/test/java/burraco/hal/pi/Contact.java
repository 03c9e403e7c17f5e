package burraco.hal.pi;

import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;

/** A contact that bounces for up to 10 ms each time that it closes or opens. */
final class Contact {
    private static final int BOUNCE_MICROS = 10_000;

    private final NavigableMap<Long, Boolean> states = new TreeMap<>();
    private final Random random;

    Contact(long seed) {
        random = new Random(seed);
        states.put(Long.MIN_VALUE, false);
    }

    synchronized void change(boolean closed, long now) {
        boolean before = closed(now);
        states.tailMap(now, false).clear();
        int bounces = random.nextInt(6);
        for (int i = 0; i < bounces; i++) {
            long at = now + random.nextInt(BOUNCE_MICROS);
            states.put(at, i % 2 == 0 ? closed : before);
        }
        states.put(now + (bounces == 0 ? 0 : BOUNCE_MICROS), closed);
    }

    synchronized boolean closed(long now) {
        return states.floorEntry(now).getValue();
    }
}
