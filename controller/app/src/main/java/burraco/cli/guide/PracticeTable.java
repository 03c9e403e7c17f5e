package burraco.cli.guide;

import burraco.enrolment.Guide;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.hal.virtual.VirtualTable;
import burraco.layout.Layout;
import burraco.play.evening.VirtualSources;
import java.io.PrintStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** A virtual table with a simulated person. */
public final class PracticeTable implements GuidedTable {
    /** After how long the person receives a message, in milliseconds. */
    private static final long STEP_MILLIS = 50;

    /** How much faster than real time the practice runs on a terminal. */
    private static final int PACE = 4;

    /** The longest practice; beyond it something has gone wrong. */
    private static final long LONGEST_MILLIS = 6 * 3_600_000L;

    private sealed interface Event {
        record Read(Reading reading) implements Event {}

        record Typed(String line) implements Event {}
    }

    private final VirtualTable table;
    private final PrintStream out;
    private final boolean paced;
    private final Deque<Event> events = new ArrayDeque<>();

    public PracticeTable(
            Layout layout, Noise noise, Chance chance, PrintStream out, boolean paced) {
        this.out = out;
        this.paced = paced;
        table = new VirtualTable(VirtualSources.of(layout), noise, chance.stream("sensors"));
        table.open(reading -> events.add(new Event.Read(reading)));
    }

    public VirtualTable table() {
        return table;
    }

    /** The simulated keyboard. */
    public Consumer<String> keyboard() {
        return line -> events.add(new Event.Typed(line));
    }

    @Override
    public <S> void lead(Guide<S> guide, Consumer<S> tell) {
        guide.begin(table.now()).forEach(tell);
        while (!guide.isOver()) {
            table.advance(table.now() + STEP_MILLIS);
            while (!events.isEmpty() && !guide.isOver()) {
                take(guide, events.removeFirst(), tell);
            }
            guide.tick(table.now()).forEach(tell);
            if (table.now() > LONGEST_MILLIS) {
                throw new IllegalStateException("nobody practises that long");
            }
            pause();
        }
    }

    private <S> void take(Guide<S> guide, Event event, Consumer<S> tell) {
        switch (event) {
            case Event.Read(Reading reading) -> guide.take(reading).forEach(tell);
            case Event.Typed(String line) -> {
                out.println("  › " + (line.isEmpty() ? "⏎" : line));
                guide.typed(line, table.now()).forEach(tell);
            }
        }
    }

    private void pause() {
        if (paced) {
            out.flush();
            try {
                TimeUnit.MILLISECONDS.sleep(STEP_MILLIS / PACE);
            } catch (InterruptedException hurry) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
