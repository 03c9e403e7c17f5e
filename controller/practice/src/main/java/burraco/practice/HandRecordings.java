package burraco.practice;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.layout.capture.CaptureStart;
import burraco.layout.capture.CaptureWriter;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Input;
import burraco.table.state.ShownAct;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;

/** Readings of the last hands, for download and for judging again. */
final class HandRecordings {
    private static final int MAX_RECORDINGS = 6;

    /** A hand takes a few megabytes; a longer recording is cut off. */
    private static final int MAX_BYTES = 24 * 1024 * 1024;

    /** Time that is allowed to pass after the last reading, so that pending acts are decided. */
    private static final long AFTERWARDS_MILLIS = 15_000;

    private final Layout layout;
    private final Deck deck;
    private final Deque<Recording> recordings = new ArrayDeque<>();
    private final SortedMap<Integer, Reading.Weight> weights = new TreeMap<>();
    private final ReentrantLock judging = new ReentrantLock();
    private Recording judgedRecording;
    private List<ShownAct> judged = List.of();
    private int number;

    /** The readings of one hand. */
    private static final class Recording {
        private final int number;
        private final Seat dealer;
        private final long from;
        private final List<Reading> readings = new ArrayList<>();
        private long size;

        private Recording(int number, Seat dealer, long from) {
            this.number = number;
            this.dealer = dealer;
            this.from = from;
        }
    }

    /**
     * A hand that can be downloaded.
     *
     * @param length in milliseconds
     */
    record Label(int number, Seat dealer, long length, int readings) {}

    HandRecordings(Layout layout, Deck deck) {
        this.layout = layout;
        this.deck = deck;
    }

    /** Starts a new recording when cards are gathered for a deal. */
    synchronized void begin(long now, Seat dealer) {
        number++;
        Recording recording = new Recording(number, dealer, now);
        // Scales report only changes, so the current weights are recorded first.
        weights.values().forEach(weight -> recording.readings.add(weight.toldAt(now)));
        recordings.addLast(recording);
        if (recordings.size() > MAX_RECORDINGS) {
            recordings.removeFirst();
        }
    }

    synchronized void hear(Reading reading) {
        if (reading instanceof Reading.Weight weight) {
            weights.put(weight.scale(), weight);
        }
        if (recordings.isEmpty()) {
            return;
        }
        Recording recording = recordings.getLast();
        int size =
                reading instanceof Reading.Inventory heard ? 64 + 32 * heard.answers().size() : 64;
        if (recording.size + size <= MAX_BYTES) {
            recording.size += size;
            recording.readings.add(reading);
        }
    }

    synchronized List<Label> labels() {
        return recordings.stream()
                .map(recording ->
                        new Label(
                                recording.number,
                                recording.dealer,
                                recording.readings.isEmpty()
                                        ? 0
                                        : recording.readings.getLast().at() - recording.from,
                                recording.readings.size()))
                .toList();
    }

    private synchronized Optional<Recording> copy(int which) {
        return recordings.stream()
                .filter(recording -> recording.number == which)
                .findFirst()
                .map(recording -> {
                    Recording copy =
                            new Recording(recording.number, recording.dealer, recording.from);
                    copy.readings.addAll(recording.readings);
                    return copy;
                });
    }

    /**
     * The capture of a hand, as {@code ./table replay} reads it.
     *
     * @param day date of the capture, since a simulated table has none
     */
    Optional<byte[]> capture(int which, Instant day) {
        return copy(which).map(recording -> capture(recording, day));
    }

    private static byte[] capture(Recording recording, Instant day) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        CaptureStart start = new CaptureStart(day, "table.toml", "deck.csv", recording.dealer);
        try (CaptureWriter writer = new CaptureWriter(bytes, start)) {
            long last = 0;
            for (Reading reading : recording.readings) {
                last = Math.max(last, reading.at() - recording.from);
                writer.write(reading.toldAt(last));
            }
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        }
        return bytes.toByteArray();
    }

    /**
     * Replays a hand on another table and returns its lines. Since that takes a while, it is done
     * one at a time and the last result is kept.
     */
    Optional<List<ShownAct>> judged(int which) {
        judging.lock();
        try {
            Optional<Recording> recording = copy(which);
            if (recording.isPresent() && !isSame(recording.get())) {
                judged = judged(recording.get());
                judgedRecording = recording.get();
            }
            return recording.map(_ -> judged);
        } finally {
            judging.unlock();
        }
    }

    private boolean isSame(Recording recording) {
        return judgedRecording != null
                && judgedRecording.number == recording.number
                && judgedRecording.readings.size() == recording.readings.size();
    }

    private List<ShownAct> judged(Recording recording) {
        Table table = new Table(layout, deck, recording.dealer);
        List<ShownAct> lines = List.of();
        long last = 0;
        for (Reading reading : recording.readings) {
            last = Math.max(last, reading.at() - recording.from);
            List<Effect> effects = table.take(new Input.Read(reading.toldAt(last)));
            if (effects.stream().anyMatch(Effect.HandOver.class::isInstance)) {
                return lines;
            }
            lines = effects.isEmpty() ? lines : table.lines();
        }
        table.take(new Input.Tick(last + AFTERWARDS_MILLIS));
        return table.lines();
    }
}
