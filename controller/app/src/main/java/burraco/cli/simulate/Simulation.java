package burraco.cli.simulate;

import burraco.cli.options.CommandTexts;
import burraco.hal.Reading;
import burraco.measure.Tally;
import burraco.play.evening.Casting;
import burraco.play.evening.Strangers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Simulates hands and writes captures, tracks them, or both. The result does not depend on how many
 * captures are made at the same time.
 */
final class Simulation {
    /** How many results may wait for an earlier one, per job. */
    private static final int AHEAD = 2;

    private final SimulateOptions options;
    private final CommandTexts texts;
    private final Casting casting;
    private final Optional<CaptureFolder> folder;

    /**
     * @param texts for the descriptions of the players
     */
    Simulation(SimulateOptions options, CommandTexts texts) {
        this.options = options;
        this.texts = texts;
        casting = new Casting(options.seed(), options.rules(), options.places(), options.cases());
        folder = options.folder().map(path -> new CaptureFolder(path, options.hands()));
    }

    /** Receives the number of finished hands. */
    interface Progress {
        void done(int hands);
    }

    SimulationSum run(Progress progress) throws IOException {
        if (folder.isPresent()) {
            folder.get().begin(options);
        }
        SimulationSum sum = SimulationSum.NONE;
        Deque<Future<SimulationSum>> ahead = new ArrayDeque<>();
        try (ExecutorService tables = Executors.newFixedThreadPool(options.jobs())) {
            int next = 0;
            while (next < options.hands() || !ahead.isEmpty()) {
                if (next < options.hands() && ahead.size() < AHEAD * options.jobs()) {
                    int first = next;
                    ahead.add(tables.submit(() -> sit(first)));
                    next += options.perCapture();
                } else {
                    sum = sum.plus(result(ahead.remove()));
                    progress.done(sum.hands());
                }
            }
        }
        return sum;
    }

    private static SimulationSum result(Future<SimulationSum> sitting) throws IOException {
        try {
            return sitting.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof IOException cannot) {
                throw cannot;
            }
            throw new IllegalStateException(failed.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    /** The file of the capture whose first hand has this number; only if captures are written. */
    Path captureFrom(int first) {
        return folder.orElseThrow().captureFrom(first);
    }

    private SimulationSum sit(int first) throws IOException {
        SimulatedCapture sitting = SimulatedCapture.of(options, casting, first);
        try {
            return play(sitting);
        } catch (RuntimeException broken) {
            String which = "seed " + options.seed() + ", from hand " + (first + 1);
            throw new IllegalStateException(which, broken);
        }
    }

    private SimulationSum play(SimulatedCapture sitting) throws IOException {
        Listener listener = new Listener(sitting, options.tracking());
        List<SimulatedCapture.Played> played =
                folder.isPresent() ? folder.get().keep(sitting, listener) : sitting.play(listener);
        int lawful = (int) played.stream().filter(one -> one.script().mischief().isEmpty()).count();
        int acts = played.stream().mapToInt(one -> one.truth().times().size()).sum();
        return new SimulationSum(
                played.size(),
                lawful,
                acts,
                listener.readings(),
                played.getLast().until(),
                listener.tally(played),
                sitting.strangers().map(some -> List.of(told(sitting, some))).orElse(List.of()),
                listener.cpuNanos());
    }

    private String told(SimulatedCapture sitting, Strangers strangers) {
        return texts.say(
                "simulate.strangers", options.seed(), sitting.first() + 1, strangers.told());
    }

    /** Counts the readings and tracks them if that is asked for. */
    private static final class Listener implements SimulatedCapture.Audience {
        private final Optional<TrackedCapture> understood;
        private long readings;

        Listener(SimulatedCapture sitting, SimulateOptions.Tracking tracking) {
            boolean tracks = tracking != SimulateOptions.Tracking.NONE;
            understood = tracks ? Optional.of(new TrackedCapture(sitting)) : Optional.empty();
        }

        @Override
        public void hear(Reading reading) {
            readings++;
            understood.ifPresent(one -> one.hear(reading));
        }

        @Override
        public void played(SimulatedCapture.Played hand) {
            understood.ifPresent(one -> one.played(hand));
        }

        long readings() {
            return readings;
        }

        Tally tally(List<SimulatedCapture.Played> played) {
            return understood.map(one -> one.tally(played)).orElse(Tally.NONE);
        }

        long cpuNanos() {
            return understood.map(TrackedCapture::cpuNanos).orElse(0L);
        }
    }
}
