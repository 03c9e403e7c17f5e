package burraco.hall.audience;

import burraco.hall.ledger.Source;
import burraco.relay.Entry;
import burraco.relay.Stream;
import burraco.text.Sentence;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Shows what is played to people who are not in the hall, as files in a folder that a web server
 * has. Whatever happens to the folder, the hall goes on: what could not be written is written
 * later.
 */
public final class Audience implements AutoCloseable {
    private static final long LOOK_MILLIS = 1_000;

    /** After trouble it looks less often: it then compares all files. */
    private static final long AGAIN_MILLIS = 5_000;

    private static final long TO_END_SECONDS = 5;

    private final AudienceOptions options;
    private final LongSupplier millis;
    private final Consumer<String> log;
    private final Runnable changed;
    private final Tellings hall;
    private final AudienceFile file;
    private final Waiting waiting;
    private final Recorder recorder;
    private final Publisher publisher;
    private final ScheduledExecutorService looks =
            Executors.newSingleThreadScheduledExecutor(
                    work -> Thread.ofPlatform().daemon().name("audience").unstarted(work));
    private volatile Optional<Sentence> trouble = Optional.empty();
    private long again = Long.MIN_VALUE;

    /**
     * @param keys makes names for the folder of a tournament, each time another one
     * @param millis of a clock that never goes back, from any beginning
     * @param changed is called when there is trouble, or none any more
     * @param log takes lines about faults
     */
    public Audience(
            AudienceOptions options,
            Tellings hall,
            Supplier<String> keys,
            LongSupplier millis,
            Runnable changed,
            Consumer<String> log) {
        this.options = options;
        this.hall = hall;
        this.millis = millis;
        this.changed = changed;
        this.log = log;
        file = new AudienceFile(options.file());
        waiting = new Waiting(options.delay().toMillis());
        recorder = new Recorder(hall, file, waiting);
        publisher = new Publisher(file, options, keys);
    }

    /** What is there already counts as if it had come now. */
    public void start() {
        begin();
        looks.scheduleWithFixedDelay(this::look, 0, LOOK_MILLIS, TimeUnit.MILLISECONDS);
    }

    void begin() {
        hall.upTo().forEach(this::come);
    }

    /** A journal has told something; returns at once. */
    public void told(Source source, List<Entry> entries) {
        come(source, entries.getLast().number());
    }

    private void come(Source source, long upTo) {
        if (source.stream() == Stream.OPEN) {
            waiting.came(source, upTo, millis.getAsLong());
        }
    }

    /** Why people outside see nothing new; empty if they do. */
    public Optional<Sentence> trouble() {
        return trouble;
    }

    /** Looks once; a fault must not be the last look. */
    void look() {
        long now = millis.getAsLong();
        if (now < again) {
            return;
        }
        Optional<Sentence> wrong = record(now).or(this::publish);
        again = wrong.isPresent() ? now + AGAIN_MILLIS : Long.MIN_VALUE;
        if (!wrong.equals(trouble)) {
            trouble = wrong;
            changed.run();
        }
    }

    private Optional<Sentence> record(long now) {
        try {
            publisher.have(recorder.look(now));
            return Optional.empty();
        } catch (IOException cannot) {
            publisher.anew();
            return said(Trouble.ofRecording(cannot), cannot);
        } catch (RuntimeException fault) {
            publisher.anew();
            return said(new Sentence("audience-fault", fault.toString()), fault);
        }
    }

    private Optional<Sentence> publish() {
        try {
            publisher.look(hall.now());
            return Optional.empty();
        } catch (IOException cannot) {
            return said(Trouble.of(options.folder(), cannot), cannot);
        } catch (RuntimeException fault) {
            return said(new Sentence("audience-fault", fault.toString()), fault);
        }
    }

    /** Says it once, however often it is tried again. */
    private Optional<Sentence> said(Sentence what, Exception why) {
        if (!Optional.of(what).equals(trouble)) {
            log.accept("the audience outside: " + why);
        }
        return Optional.of(what);
    }

    @Override
    public void close() throws IOException {
        looks.shutdown();
        if (hasEnded()) {
            file.close();
        }
        // Else a look still waits for the hall's database: it may use the file, and ends with the
        // program. What it has not written is written at the next start.
    }

    private boolean hasEnded() {
        try {
            return looks.awaitTermination(TO_END_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
