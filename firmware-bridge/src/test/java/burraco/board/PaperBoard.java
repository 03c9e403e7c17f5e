package burraco.board;

import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.Debounce;
import burraco.hal.ScanOrder;
import burraco.hal.ScanPlan;
import burraco.hal.TagId;
import burraco.hal.Tone;
import burraco.wire.FieldsWriter;
import burraco.wire.MessageFields;
import burraco.wire.Protocol;
import burraco.wire.Result;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The devices of an imaginary board: antennas, scales, buttons, lamps and a buzzer, on its own
 * clock in milliseconds. Their events go to an object that keeps and sends them.
 */
final class PaperBoard {
    static final int ANTENNAS = 4;
    static final int SCALES = 2;
    static final int BUTTONS = 4;
    static final int LAMPS = 8;
    private static final int SCAN_MILLIS = 20;

    /** Takes an event; its number, time and flags are not among the fields. */
    interface Events {
        void event(int type, long atMicros, byte[] fields);
    }

    private final Events events;
    private final List<Antenna> ports =
            IntStream.range(0, ANTENNAS)
                    .mapToObj(i -> new Antenna(i, i + 1, new Area(0, 0, 1, 1), 1))
                    .toList();
    private final ScanOrder order = new ScanOrder(ports);
    private final Map<Integer, List<TagId>> tags = new TreeMap<>();
    private final double[] grams = new double[SCALES];
    private final double[] tare = new double[SCALES];
    private final Map<Integer, Debounce> contacts = new HashMap<>();
    private final int[] presses = new int[BUTTONS];
    private final long[] pressedAt = new long[BUTTONS];
    private final Map<Integer, byte[]> seen = new TreeMap<>();
    private final int[] lamps = new int[LAMPS];
    private final long[] until = new long[LAMPS];
    private final Deque<Tone> melody = new ArrayDeque<>();
    final List<Integer> carriedOut = new ArrayList<>();
    private long toneEnds;
    private long now;
    private long heard;
    private int scans;

    PaperBoard(Events events) {
        this.events = events;
        order.follow(plan(Map.of()));
        for (int i = 0; i < BUTTONS; i++) {
            contacts.put(i, new Debounce(Debounce.USUAL_MILLIS));
        }
    }

    private static ScanPlan plan(Map<Integer, Integer> named) {
        Map<Integer, Integer> all = new TreeMap<>();
        for (int port = 0; port < ANTENNAS; port++) {
            all.put(port, named.getOrDefault(port, 0));
        }
        return new ScanPlan(all);
    }

    long micros() {
        return now * 1_000;
    }

    /** Lets a millisecond pass. */
    void tick() {
        now++;
        if (now % SCAN_MILLIS == 0) {
            int port = order.next();
            if (port >= 0) {
                scan(port, 0);
            }
        }
        for (int button = 0; button < BUTTONS; button++) {
            if (contacts.get(button).poll(now)) {
                presses[button]++;
                pressedAt[button] = micros();
                press(button);
            }
        }
        boolean deaf = now - heard > 3_000;
        if (deaf) {
            melody.clear();
            Arrays.fill(lamps, 0);
        }
        for (int lamp = 0; lamp < LAMPS; lamp++) {
            lamps[lamp] = now >= until[lamp] ? 0 : lamps[lamp];
        }
        while (!melody.isEmpty() && now >= toneEnds) {
            melody.poll();
            toneEnds = now + (melody.isEmpty() ? 0 : melody.peek().millis());
        }
    }

    /** The host has sent something. */
    void heard() {
        heard = now;
    }

    void scan(int port, int outcome) {
        List<TagId> here = tags.getOrDefault(port, List.of());
        FieldsWriter fields = new FieldsWriter().u8(port).u8(outcome).u16(0).u32(8_000).u8(0).u8(1);
        fields.u8(here.size());
        here.forEach(tag -> fields.uid(Long.parseUnsignedLong(tag.hex(), 16)).u8(-60));
        seen.put(port, fields.toBytes());
        scans++;
        events.event(Protocol.SCAN, micros(), fields.toBytes());
    }

    private void press(int button) {
        events.event(
                Protocol.PRESS,
                micros(),
                new FieldsWriter().u8(button).u16(presses[button]).toBytes());
    }

    void weigh(int scale) {
        int milligrams = (int) Math.round((grams[scale] - tare[scale]) * 1_000);
        events.event(
                Protocol.WEIGHT, micros(), new FieldsWriter().u8(scale).u32(milligrams).toBytes());
    }

    void antenna(int port, int state) {
        events.event(
                Protocol.ANTENNA,
                micros(),
                new FieldsWriter().u8(port).u8(state).u16(500).toBytes());
    }

    /** The number of scans. */
    int scans() {
        return scans;
    }

    /** Reports the whole state. */
    void standing() {
        seen.forEach((port, fields) -> events.event(Protocol.SCAN, micros(), fields));
        for (int scale = 0; scale < SCALES; scale++) {
            weigh(scale);
        }
        for (int button = 0; button < BUTTONS; button++) {
            events.event(
                    Protocol.PRESS,
                    pressedAt[button],
                    new FieldsWriter().u8(button).u16(presses[button]).toBytes());
        }
    }

    /** The same table at a board that has restarted. */
    PaperBoard again(Events to) {
        PaperBoard board = new PaperBoard(to);
        board.now = now;
        board.tags.putAll(tags);
        System.arraycopy(grams, 0, board.grams, 0, SCALES);
        return board;
    }

    // What people do

    void lay(TagId tag, int port) {
        tags.computeIfAbsent(port, _ -> new ArrayList<>()).add(tag);
    }

    void take(TagId tag) {
        tags.values().forEach(here -> here.remove(tag));
    }

    void put(int scale, double more) {
        if (grams[scale] != more) {
            grams[scale] = more;
            weigh(scale);
        }
    }

    void contact(int button, boolean closed) {
        contacts.get(button).contact(closed, now);
    }

    int lamp(int number) {
        return lamps[number];
    }

    Optional<Tone> sounding() {
        return Optional.ofNullable(melody.peek()).filter(tone -> tone.hertz() > 0);
    }

    // What the host orders

    Result carryOut(int type, MessageFields fields) {
        carriedOut.add(type);
        switch (type) {
            case Protocol.PLAN -> {
                Map<Integer, Integer> named = new TreeMap<>();
                for (int left = fields.u8(); left > 0; left--) {
                    named.put(fields.u8(), fields.u8());
                }
                order.follow(plan(named));
            }
            case Protocol.LIGHT -> {
                int first = fields.u16();
                long ends = now + fields.u16();
                int count = fields.u8();
                for (int lamp = first; lamp < first + count; lamp++) {
                    lamps[lamp] = fields.u8() << 16 | fields.u8() << 8 | fields.u8();
                    until[lamp] = ends;
                }
            }
            case Protocol.SOUND -> {
                melody.clear();
                for (int left = fields.u8(); left > 0; left--) {
                    melody.add(new Tone(fields.u16(), fields.u16()));
                }
                toneEnds = now + (melody.isEmpty() ? 0 : melody.peek().millis());
            }
            case Protocol.ZERO -> {
                int scale = fields.u8();
                tare[scale] = grams[scale];
                weigh(scale);
            }
            default -> {
                return new Result(Result.Code.CANNOT, "");
            }
        }
        return new Result(Result.Code.DONE, "");
    }
}
