package burraco.board;

import burraco.hal.Antenna;
import burraco.hal.Reading;
import burraco.wire.Hello;
import burraco.wire.MessageFields;
import burraco.wire.Protocol;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** Makes readings from a board's events and reports them. Times are in milliseconds. */
final class BoardEvents {
    private static final int STANDING = 1;
    private static final double MILLIGRAMS_PER_GRAM = 1_000;

    private final BoardDevices devices;
    private final BoardReports telling;
    private final BoardPresence presence;
    private final SortedMap<Integer, Integer> antennas = new TreeMap<>();
    private final Map<Integer, BoardScale> scales = new HashMap<>();
    private final Map<Integer, Reading.Weight> weights = new HashMap<>();
    private final Map<Integer, AntennaMeasurement> measured = new ConcurrentHashMap<>();
    private final ScanHearing scans = new ScanHearing();
    private final AntennaHealth health = new AntennaHealth();
    private final PressHearing presses;
    private boolean met;

    BoardEvents(
            BoardSetup setup, BoardDevices devices, BoardReports telling, BoardPresence presence) {
        this.devices = devices;
        this.telling = telling;
        this.presence = presence;
        presses = new PressHearing(setup.buttons());
        for (Antenna antenna : setup.antennas()) {
            antennas.put(BoardSetup.wirePort(antenna), antenna.id());
        }
        devices.scales().forEach(scale -> scales.put(scale.number(), scale));
    }

    /** Reports the current state to a device that is opened late. */
    void opened(BoardInput device, long now) {
        if (device instanceof BoardScale scale && weights.containsKey(scale.number())) {
            telling.tellStill(scale, weights.get(scale.number()));
        }
        if (device instanceof BoardTags) {
            health.all(now).forEach(fault -> telling.tellStill(device, fault));
        }
    }

    /**
     * Forgets all that was known of the board.
     *
     * @param justNow whether the board has just started, so that all its state is new
     */
    void startedAnew(boolean justNow) {
        scans.forget();
        presses.forget(justNow);
        weights.clear();
        met = justNow;
    }

    /** Reports antennas that this board does not have. */
    void live(Hello hello, long now) {
        antennas.forEach((port, antenna) -> {
            if (port >= hello.antennas()) {
                faulty(now, antenna, AntennaHealth.ABSENT);
            }
        });
    }

    /**
     * @param at when it happened
     */
    void event(int type, long at, int flags, MessageFields fields, long now) {
        boolean standing = (flags & STANDING) != 0;
        switch (type) {
            case Protocol.SCAN -> scan(at, standing, fields);
            case Protocol.PRESS ->
                    presses.hear(fields.u8(), fields.u16(), standing, at, now)
                            .ifPresent(press -> telling.tell(devices.buttons(), press));
            case Protocol.WEIGHT -> weight(at, fields);
            case Protocol.ANTENNA -> antenna(at, standing, fields);
            case Protocol.GAP -> {
                scans.forget();
                health.begin();
                fields.u8(); // the reason does not matter
                presence.gap(fields.i32() & 0xffff_ffffL, at);
            }
            case Protocol.WHOLE -> {
                health.complete(at).forEach(fault -> telling.tellStill(devices.tags(), fault));
                presence.whole(at);
                met = true;
            }
            default -> {} // a later minor version's
        }
    }

    /** What a board heard before the first contact is not reported, because its time is unknown. */
    private void scan(long at, boolean standing, MessageFields fields) {
        scans.hear(fields)
                .filter(_ -> met || !standing)
                .filter(scan -> antennas.containsKey(scan.port()))
                .ifPresent(scan -> scanned(at, scan, antennas.get(scan.port())));
    }

    private void scanned(long at, ScanHearing.Scan scan, int antenna) {
        if (scan.outcome() == ScanHearing.BROKEN) {
            faulty(at, antenna, AntennaHealth.BROKEN);
            return;
        }
        health.works(at, antenna).ifPresent(back -> telling.tellStill(devices.tags(), back));
        telling.tell(
                devices.tags(),
                switch (scan.outcome()) {
                    case 0 -> new Reading.Inventory(at, antenna, scan.answers());
                    case 1 -> new Reading.Unclear(at, antenna, Reading.Cause.COLLISION);
                    case 2 -> new Reading.Unclear(at, antenna, Reading.Cause.CRC);
                    default -> new Reading.Unclear(at, antenna, Reading.Cause.TIMEOUT);
                });
    }

    private void weight(long at, MessageFields fields) {
        int number = fields.u8();
        if (scales.containsKey(number)) {
            BoardScale scale = scales.get(number);
            Reading.Weight weight =
                    new Reading.Weight(at, scale.id(), fields.i32() / MILLIGRAMS_PER_GRAM);
            weights.put(number, weight);
            telling.tellStill(scale, weight);
        }
    }

    private void antenna(long at, boolean standing, MessageFields fields) {
        int port = fields.u8();
        String state = AntennaHealth.state(fields.u8());
        int figure = fields.u16();
        if (antennas.containsKey(port)) {
            int antenna = antennas.get(port);
            if (!standing) {
                measured.put(antenna, new AntennaMeasurement(state, figure));
            }
            faulty(at, antenna, state);
        }
    }

    /** Forgets the last measurement of an antenna. */
    void measure(int antenna) {
        measured.remove(antenna);
    }

    /** Any thread. */
    Optional<AntennaMeasurement> measured(int antenna) {
        return Optional.ofNullable(measured.get(antenna));
    }

    private void faulty(long at, int antenna, String state) {
        health.is(at, antenna, state).ifPresent(fault -> telling.tellStill(devices.tags(), fault));
    }
}
