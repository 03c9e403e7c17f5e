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
import burraco.table.state.Shown;
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

/** What the sensors said of the last hands: to be kept, and to be judged once more. */
final class Tapes {
    private static final int MOST = 6;

    /** A hand has a few megabytes; longer ones are cut off. */
    private static final int LARGEST = 24 * 1024 * 1024;

    /** What the table is told after the last reading: that time has passed. */
    private static final long AFTERWARDS = 15_000;

    private final Layout layout;
    private final Deck deck;
    private final Deque<Tape> tapes = new ArrayDeque<>();
    private final SortedMap<Integer, Reading.Weight> weights = new TreeMap<>();
    private final ReentrantLock judging = new ReentrantLock();
    private Tape judgedTape;
    private List<Shown> judged = List.of();
    private int number;

    /** One hand's readings. */
    private static final class Tape {
        private final int number;
        private final Seat dealer;
        private final long from;
        private final List<Reading> readings = new ArrayList<>();
        private long size;

        private Tape(int number, Seat dealer, long from) {
            this.number = number;
            this.dealer = dealer;
            this.from = from;
        }
    }

    /**
     * A hand that can be fetched.
     *
     * @param length milliseconds
     */
    record Label(int number, Seat dealer, long length, int readings) {}

    Tapes(Layout layout, Deck deck) {
        this.layout = layout;
        this.deck = deck;
    }

    /** The cards are gathered and dealt anew. */
    synchronized void begin(long now, Seat dealer) {
        number++;
        Tape tape = new Tape(number, dealer, now);
        // A scale speaks when something changes: what lay there before has to be known.
        weights.values().forEach(weight -> tape.readings.add(weight.toldAt(now)));
        tapes.addLast(tape);
        if (tapes.size() > MOST) {
            tapes.removeFirst();
        }
    }

    synchronized void hear(Reading reading) {
        if (reading instanceof Reading.Weight weight) {
            weights.put(weight.scale(), weight);
        }
        if (tapes.isEmpty()) {
            return;
        }
        Tape tape = tapes.getLast();
        int size =
                reading instanceof Reading.Inventory heard ? 64 + 32 * heard.answers().size() : 64;
        if (tape.size + size <= LARGEST) {
            tape.size += size;
            tape.readings.add(reading);
        }
    }

    synchronized List<Label> labels() {
        return tapes.stream()
                .map(tape ->
                        new Label(
                                tape.number,
                                tape.dealer,
                                tape.readings.isEmpty()
                                        ? 0
                                        : tape.readings.getLast().at() - tape.from,
                                tape.readings.size()))
                .toList();
    }

    private synchronized Optional<Tape> copy(int which) {
        return tapes.stream()
                .filter(tape -> tape.number == which)
                .findFirst()
                .map(tape -> {
                    Tape copy = new Tape(tape.number, tape.dealer, tape.from);
                    copy.readings.addAll(tape.readings);
                    return copy;
                });
    }

    /**
     * The capture of that hand, as {@code ./table replay} reads it beside the table's files.
     *
     * @param day when it is fetched: these tables have no other
     */
    Optional<byte[]> capture(int which, Instant day) {
        return copy(which).map(tape -> capture(tape, day));
    }

    private static byte[] capture(Tape tape, Instant day) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        CaptureStart start = new CaptureStart(day, "table.toml", "deck.csv", tape.dealer);
        try (CaptureWriter writer = new CaptureWriter(bytes, start)) {
            long last = 0;
            for (Reading reading : tape.readings) {
                last = Math.max(last, reading.at() - tape.from);
                writer.write(reading.toldAt(last));
            }
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        }
        return bytes.toByteArray();
    }

    /**
     * Another table listens to that hand from its beginning; what it makes of it. That takes a
     * while, so it is done for one at a time, and kept.
     */
    Optional<List<Shown>> judged(int which) {
        judging.lock();
        try {
            Optional<Tape> tape = copy(which);
            if (tape.isPresent() && !isSame(tape.get())) {
                judged = judged(tape.get());
                judgedTape = tape.get();
            }
            return tape.map(_ -> judged);
        } finally {
            judging.unlock();
        }
    }

    private boolean isSame(Tape tape) {
        return judgedTape != null
                && judgedTape.number == tape.number
                && judgedTape.readings.size() == tape.readings.size();
    }

    private List<Shown> judged(Tape tape) {
        Table table = new Table(layout, deck, tape.dealer);
        List<Shown> lines = List.of();
        long last = 0;
        for (Reading reading : tape.readings) {
            last = Math.max(last, reading.at() - tape.from);
            List<Effect> effects = table.take(new Input.Read(reading.toldAt(last)));
            if (effects.stream().anyMatch(Effect.HandOver.class::isInstance)) {
                return lines;
            }
            lines = effects.isEmpty() ? lines : table.lines();
        }
        table.take(new Input.Tick(last + AFTERWARDS));
        return table.lines();
    }
}
