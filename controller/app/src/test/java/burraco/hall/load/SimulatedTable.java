package burraco.hall.load;

import burraco.hall.load.PreparedHall.Place;
import burraco.relay.Answer;
import burraco.relay.Entry;
import burraco.relay.HallClock;
import burraco.relay.Order;
import burraco.relay.Outbox;
import burraco.relay.Request;
import burraco.relay.Sender;
import burraco.relay.Stream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * A table that tells a hall more than a real one does: five acts a second, each with a state of its
 * own. Its match can be ended.
 */
final class SimulatedTable {
    /** How long entries wait for others, as the sender has it. */
    private static final long GATHER_MILLIS = 250;

    private static final long ACT_NANOS = TimeUnit.MILLISECONDS.toNanos(200);
    private static final int HANDS = 4;

    private final Place place;
    private final LoadFigures figures;
    private final Link connection;
    private final TableStory story;
    private final Sender sender;
    private final Box box = new Box();
    private final long phase;
    private volatile boolean ends;
    private volatile boolean quiet;
    private volatile boolean stopped;
    private volatile boolean isOver;
    private volatile long acknowledged;
    private volatile long linkedAt;

    /** Everything that was told, and when. */
    private static final class Box implements Outbox {
        private final List<Entry> entries = new ArrayList<>();
        private final List<Long> times = new ArrayList<>();
        private String journal = "";
        private String state = "";

        synchronized void put(Entry entry, long at) {
            entries.add(entry);
            times.add(at);
        }

        synchronized long time(long number) {
            return times.get((int) number - 1);
        }

        @Override
        public String epoch() {
            return journal;
        }

        @Override
        public synchronized long last(Stream stream) {
            return stream == Stream.OPEN ? entries.size() : 0;
        }

        @Override
        public synchronized List<Entry> from(Stream stream, long first, int most) {
            int from = (int) first - 1;
            return List.copyOf(entries.subList(from, Math.min(entries.size(), from + most)));
        }

        @Override
        public String state() {
            return state;
        }
    }

    SimulatedTable(Place place, String title, Link connection, LoadFigures figures) {
        this.place = place;
        this.figures = figures;
        this.connection = connection;
        story = new TableStory(place, title);
        box.journal = place.journal();
        SplittableRandom chance = new SplittableRandom(place.table());
        phase = chance.nextLong(ACT_NANOS);
        sender = new Sender(place.device(), box, Order.NONE, new HallClock(), chance);
    }

    Place place() {
        return place;
    }

    void start() {
        Thread.ofVirtual().name("table-" + place.table()).start(this::work);
    }

    private void work() {
        box.put(story.event(), System.nanoTime());
        long due = System.nanoTime() + phase;
        try {
            while (!stopped) {
                due = play(due);
                Optional<Request> request = sender.next(millis());
                if (request.isPresent()) {
                    exchange(request.get());
                } else {
                    pause(50);
                }
            }
            connection.close();
        } catch (IOException gone) {
            // So is this table.
        }
    }

    /** All acts that are due. */
    private long play(long first) {
        long due = first;
        long now = System.nanoTime();
        for (; due <= now; due += ACT_NANOS) {
            if (!quiet && !isOver) {
                act(due);
            }
        }
        if (ends && !isOver) {
            for (int hand = 1; hand <= HANDS; hand++) {
                box.put(story.hand(hand), now);
            }
            box.put(story.over(), now);
            isOver = true;
        }
        return due;
    }

    private void act(long at) {
        box.put(story.act(), at);
        int score = (int) box.last(Stream.OPEN);
        box.state = story.state(score);
        figures.acted(place.table(), score, at);
    }

    private void exchange(Request request) {
        long asked = System.nanoTime();
        try {
            figures.asked();
            Answer answer = connection.send(request);
            long now = System.nanoTime();
            sender.answered(request, answer, millis());
            if (answer instanceof Answer.Arrived) {
                figures.answered(now - asked);
                long upTo = sender.acknowledged(Stream.OPEN);
                for (long number = acknowledged + 1; number <= upTo; number++) {
                    figures.onDisk(now - box.time(number));
                }
                acknowledged = Math.max(acknowledged, upTo);
                linkedAt = now;
            } else {
                figures.refused();
            }
            long rest = GATHER_MILLIS - TimeUnit.NANOSECONDS.toMillis(now - asked);
            pause(Math.max(1, rest));
        } catch (IOException cannot) {
            figures.failed();
            sender.failed(millis());
        } catch (InterruptedException hurry) {
            stopped = true;
        }
    }

    private static void pause(long millis) {
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(millis));
    }

    private static long millis() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }

    /** It plays its hands to the end, and tells the result. */
    void end() {
        ends = true;
    }

    /** It acts no more, but tells what it has. */
    void quiet() {
        quiet = true;
    }

    void stop() {
        stopped = true;
    }

    boolean isEnded() {
        return isOver;
    }

    /** Whether the hall has all of it. */
    boolean isTold() {
        return acknowledged == box.last(Stream.OPEN);
    }

    long told() {
        return box.last(Stream.OPEN);
    }

    long acknowledged() {
        return acknowledged;
    }

    /** When the hall last answered. */
    long linkedAt() {
        return linkedAt;
    }
}
