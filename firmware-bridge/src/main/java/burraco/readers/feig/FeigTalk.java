package burraco.readers.feig;

import burraco.hal.Antenna;
import burraco.hal.Reading;
import burraco.hal.Trouble;
import burraco.readers.ReaderTalk;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What is spoken with a FEIG reader: its field is reset, it says what it is, then its antennas are
 * asked one after the other.
 *
 * <p>Answers carry no number, but they come in the order of the questions. After a time-out
 * something is asked whose answer cannot be one that is still owed: when it comes, nothing is owed
 * any more.
 */
public final class FeigTalk extends ReaderTalk {
    private static final long SHORT_MICROS = 300_000;
    private static final long PAUSE_MICROS = 1_000_000;

    /** So many inventories in a row may come to nothing because of the reader. */
    private static final int PATIENCE = 3;

    private static final int MOST_PORTS = 8;

    /** What is asked. */
    private enum Asked {
        RESET(FeigCommand.RF_RESET),
        VERSION(FeigCommand.SOFTWARE_VERSION),
        INFO(FeigCommand.READER_INFO),
        NOISE(FeigCommand.NOISE),
        INVENTORY(FeigCommand.HOST),
        MORE(FeigCommand.HOST);

        private final int control;

        Asked(int control) {
            this.control = control;
        }
    }

    private final FeigSettings settings;
    private final FeigDecoder decoder = new FeigDecoder();
    private final Warnings warnings = new Warnings();
    private volatile Optional<Noise> noise = Optional.empty();
    private Asked asked = Asked.RESET;

    /** Commands whose answers did not come in time, and may come yet. */
    private final Set<Integer> owed = new HashSet<>();

    /** What is asked first of all, and whether it was: a reader that knows neither may be fine. */
    private Optional<Asked> introduction = Optional.of(Asked.VERSION);

    private boolean isReset;
    private int unfit;
    private long pauseUntil;
    private boolean tellsNoise;
    private long noiseDue;
    private int port;
    private Optional<Gathering> gathering = Optional.empty();

    /**
     * @throws IllegalArgumentException if a port is none that the reader can have, or if there are
     *     several and it is not to be told which
     */
    public FeigTalk(List<Antenna> antennas, FeigSettings settings) {
        super(antennas);
        this.settings = settings;
        for (Antenna antenna : antennas) {
            if (antenna.port() < 1 || antenna.port() > MOST_PORTS) {
                throw new IllegalArgumentException("a port is 1 to 8: " + antenna);
            }
        }
        if (settings.antennas() == FeigSettings.Antennas.SINGLE && antennas.size() > 1) {
            throw new IllegalArgumentException("a reader with a single antenna: " + antennas);
        }
    }

    /** The noise that was measured last. Any thread. */
    public Optional<Noise> noise() {
        return noise;
    }

    @Override
    protected void begin(long now) {
        decoder.clear();
        owed.clear();
        introduction = Optional.of(Asked.VERSION);
        isReset = false;
        unfit = 0;
        pauseUntil = now;
        tellsNoise = settings.noiseEveryMicros() > 0;
        noiseDue = now + settings.noiseEveryMicros();
        gathering = Optional.empty();
    }

    // Questions

    @Override
    protected Optional<Question> next(long now) {
        // What came meanwhile is no part of an answer to come.
        decoder.clear();
        if (!owed.isEmpty()) {
            return ask(notOwed());
        }
        if (!isReset) {
            return ask(Asked.RESET);
        }
        if (introduction.isPresent()) {
            return ask(introduction.get());
        }
        if (gathering.isPresent()) {
            return ask(Asked.MORE, FeigCommand.MORE);
        }
        if (now < pauseUntil) {
            return Optional.empty();
        }
        if (tellsNoise && now >= noiseDue) {
            noiseDue = now + settings.noiseEveryMicros();
            return ask(Asked.NOISE);
        }
        Optional<Antenna> antenna = turns().next();
        if (antenna.isEmpty()) {
            return Optional.empty();
        }
        port = antenna.get().port();
        gathering = Optional.of(new Gathering());
        return ask(Asked.INVENTORY, 0);
    }

    /** There is one: with three owed the port is opened anew. */
    private Asked notOwed() {
        return Stream.of(Asked.RESET, Asked.VERSION, Asked.INFO)
                .filter(what -> !owed.contains(what.control))
                .findFirst()
                .orElse(Asked.NOISE);
    }

    private Optional<Question> ask(Asked what, int... data) {
        asked = what;
        byte[] bytes =
                switch (what) {
                    case RESET, VERSION, NOISE -> new byte[0];
                    case INFO -> new byte[] {0};
                    case INVENTORY, MORE -> inventory(data[0]);
                };
        long patience =
                switch (what) {
                    case RESET, VERSION, NOISE, INFO -> SHORT_MICROS;
                    case INVENTORY, MORE -> settings.answerMicros();
                };
        FeigFrame frame = new FeigFrame(settings.form(), settings.address(), what.control, bytes);
        return Optional.of(new Question(frame.bytes(), patience));
    }

    private byte[] inventory(int mode) {
        if (settings.antennas() == FeigSettings.Antennas.SINGLE) {
            return new byte[] {FeigCommand.INVENTORY, (byte) mode};
        }
        int mask = 1 << (port - 1);
        return new byte[] {FeigCommand.INVENTORY, (byte) (mode | FeigCommand.ANT), (byte) mask};
    }

    // Answers

    @Override
    protected void take(byte[] bytes, int length, long now) {
        long before = decoder.errors();
        decoder.take(bytes, length, frame -> take(frame, now));
        meter().errors(decoder.errors() - before);
    }

    private void take(FeigFrame frame, long now) {
        meter().received(frame.bytes(), now);
        if (!asking() || frame.control() != asked.control || !isOurs(frame)) {
            meter().stray();
            return;
        }
        answered(now);
        owed.clear();
        int status = frame.data()[0] & 0xFF;
        switch (asked) {
            case RESET -> isReset = true;
            case VERSION, INFO -> introduced(frame, status == 0, now);
            case NOISE -> measured(frame, status == 0, now);
            case INVENTORY, MORE -> heard(frame, status, now);
        }
    }

    /** A line may echo what we said. */
    private boolean isOurs(FeigFrame frame) {
        boolean alone = settings.address() == FeigFrame.EVERYONE;
        int from = frame.address();
        return frame.data().length > 0
                && (alone ? from != FeigFrame.EVERYONE : from == settings.address());
    }

    private void introduced(FeigFrame frame, boolean told, long now) {
        if (told) {
            String bytes = HexFormat.of().formatHex(frame.data(), 1, frame.data().length);
            heard().about(String.format(Locale.ROOT, "FEIG %02X %s", frame.control(), bytes));
        }
        introduction = told || asked == Asked.INFO ? Optional.empty() : Optional.of(Asked.INFO);
        if (introduction.isEmpty()) {
            heard().well(now);
        }
    }

    private void measured(FeigFrame frame, boolean told, long now) {
        tellsNoise = told && frame.data().length == 1 + Noise.BYTES;
        if (tellsNoise) {
            noise = Optional.of(Noise.of(frame.data(), 1, now));
        }
    }

    private void heard(FeigFrame frame, int status, long now) {
        Gathering gathered = gathering.orElseThrow();
        switch (FeigStatus.of(status)) {
            case NONE -> finish(gathered, now);
            case OK -> {
                if (gathered.add(frame.data(), told())) {
                    finish(gathered, now);
                } else {
                    unclear(Reading.Cause.CRC, now);
                }
            }
            case MORE -> {
                if (!gathered.add(frame.data(), told())) {
                    unclear(Reading.Cause.CRC, now);
                } else if (gathered.isEndless()) {
                    unclear(Reading.Cause.COLLISION, now);
                }
            }
            case WARNING -> {
                works(now);
                gathered.warn();
                // What was heard was heard, but silence means nothing now.
                if (gathered.add(frame.data(), told()) && !gathered.isEmpty()) {
                    finish(gathered, now);
                } else {
                    warnings.now(port, true, now, heard());
                    unclear(Reading.Cause.TIMEOUT, now);
                }
            }
            case DAMAGED -> {
                works(now);
                unclear(Reading.Cause.CRC, now);
            }
            case DISTURBED -> {
                works(now);
                unclear(Reading.Cause.TIMEOUT, now);
            }
            case REFUSED -> {
                unclear(Reading.Cause.CRC, now);
                unfit(Trouble.GARBLED, "status " + hex(status) + " to an inventory", now);
            }
            case BROKEN -> {
                unclear(Reading.Cause.TIMEOUT, now);
                unfit(Trouble.BROKEN, "status " + hex(status), now);
            }
        }
    }

    /** The antenna that the answer has to name, if it names any. */
    private OptionalInt told() {
        return settings.antennas() == FeigSettings.Antennas.TOLD
                ? OptionalInt.of(port)
                : OptionalInt.empty();
    }

    private static String hex(int status) {
        return String.format(Locale.ROOT, "%02X", status);
    }

    private void finish(Gathering gathered, long now) {
        next();
        works(now);
        warnings.now(port, gathered.isWarned(), now, heard());
        heard().inventory(port, gathered.answers(), now);
    }

    /** It does what it is asked, whatever becomes of that. */
    private void works(long now) {
        unfit = 0;
        heard().well(now);
    }

    private void unclear(Reading.Cause cause, long now) {
        next();
        heard().unclear(port, cause, now);
    }

    private void next() {
        gathering = Optional.empty();
        isReset = !settings.resetEach();
    }

    /** Some mistakes pass; a reader that only ever says no does not work. */
    private void unfit(Trouble trouble, String detail, long now) {
        unfit++;
        if (unfit >= PATIENCE) {
            heard().trouble(trouble, detail, now);
            pauseUntil = now + PAUSE_MICROS;
        }
    }

    @Override
    protected void missed(long now) {
        boolean introducing = owed.isEmpty();
        owed.add(asked.control);
        switch (asked) {
            case RESET -> {}
            case VERSION -> {
                if (introducing) {
                    introduction = Optional.of(Asked.INFO);
                }
            }
            case INFO -> {
                // It answered to a reset, and need not say what it is.
                if (introducing) {
                    introduction = Optional.empty();
                    heard().well(now);
                }
            }
            case NOISE -> tellsNoise = false;
            case INVENTORY, MORE -> {
                unclear(Reading.Cause.TIMEOUT, now);
                unfit(Trouble.SILENT, "no answer to an inventory", now);
            }
        }
        isReset = false;
    }
}
