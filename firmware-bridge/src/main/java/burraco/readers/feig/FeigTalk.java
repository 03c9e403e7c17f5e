package burraco.readers.feig;

import burraco.hal.Antenna;
import burraco.hal.Reading;
import burraco.hal.Trouble;
import burraco.readers.ReaderTalk;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The conversation with a FEIG reader: its field is reset, it is identified, then its antennas are
 * scanned one after the other.
 */
public final class FeigTalk extends ReaderTalk {
    private static final int MOST_PORTS = 8;

    private final FeigSettings settings;
    private final FeigDecoder decoder = new FeigDecoder();
    private final LateAnswers owed = new LateAnswers();
    private final FeigIdentification introduction = new FeigIdentification();
    private final FailureLimit fitness = new FailureLimit();
    private final AntennaWarnings warnings = new AntennaWarnings();
    private final NoiseMeter noise;
    private FeigQuestion asked = FeigQuestion.RESET;
    private boolean isReset;
    private int port;
    private Optional<InventoryAnswers> gathering = Optional.empty();

    /**
     * @throws IllegalArgumentException if a port is invalid, or if there are several antennas and
     *     they are not selected
     */
    public FeigTalk(List<Antenna> antennas, FeigSettings settings) {
        super(antennas);
        this.settings = settings;
        noise = new NoiseMeter(settings.noiseEveryMicros());
        for (Antenna antenna : antennas) {
            if (antenna.port() < 1 || antenna.port() > MOST_PORTS) {
                throw new IllegalArgumentException("a port is 1 to 8: " + antenna);
            }
        }
        if (settings.antennas() == FeigSettings.Antennas.SINGLE && antennas.size() > 1) {
            throw new IllegalArgumentException("a reader with a single antenna: " + antennas);
        }
    }

    /** The last measured noise. Any thread. */
    public Optional<NoiseLevel> noise() {
        return noise.last();
    }

    @Override
    protected void begin(long now) {
        decoder.clear();
        owed.clear();
        introduction.begin();
        fitness.begin(now);
        noise.begin(now);
        isReset = false;
        gathering = Optional.empty();
    }

    // Questions

    @Override
    protected Optional<Question> next(long now) {
        // Bytes that came before the question are not part of its answer.
        decoder.clear();
        Optional<FeigQuestion> what = what(now);
        what.ifPresent(one -> asked = one);
        return what.map(one -> one.of(settings, port));
    }

    private Optional<FeigQuestion> what(long now) {
        if (!owed.isNothing()) {
            return Optional.of(owed.other());
        }
        if (!isReset) {
            return Optional.of(FeigQuestion.RESET);
        }
        if (introduction.ask().isPresent()) {
            return introduction.ask();
        }
        if (gathering.isPresent()) {
            return Optional.of(FeigQuestion.MORE);
        }
        if (fitness.pauses(now)) {
            return Optional.empty();
        }
        return noise.asks(now)
                ? Optional.of(FeigQuestion.NOISE)
                : turns().next().map(this::inventory);
    }

    private FeigQuestion inventory(Antenna antenna) {
        port = antenna.port();
        gathering = Optional.of(new InventoryAnswers());
        return FeigQuestion.INVENTORY;
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
        if (!asking() || frame.control() != asked.control() || !isOurs(frame)) {
            meter().stray();
            return;
        }
        answered(now);
        owed.clear();
        switch (asked) {
            case RESET -> isReset = true;
            case VERSION, INFO -> introduction.answered(asked, frame, heard(), now);
            case NOISE -> noise.answered(frame.data(), now);
            case INVENTORY, MORE -> heard(frame, now);
        }
    }

    /** Whether a frame is an echo of one that we sent. */
    private boolean isOurs(FeigFrame frame) {
        boolean alone = settings.address() == FeigFrame.EVERYONE;
        int from = frame.address();
        return frame.data().length > 0
                && (alone ? from != FeigFrame.EVERYONE : from == settings.address());
    }

    private void heard(FeigFrame frame, long now) {
        InventoryAnswers gathered = gathering.orElseThrow();
        switch (gathered.take(frame.data(), told())) {
            case InventoryResult.Whole() -> {
                next();
                fitness.works(heard(), now);
                warnings.now(port, gathered.isWarned(), now, heard());
                heard().inventory(port, gathered.answers(), now);
            }
            case InventoryResult.Partial() -> {}
            case InventoryResult.Unread(Reading.Cause cause) -> unclear(cause, now);
            case InventoryResult.Unclear(Reading.Cause cause) -> {
                fitness.works(heard(), now);
                unclear(cause, now);
            }
            case InventoryResult.Detuned() -> {
                fitness.works(heard(), now);
                warnings.now(port, true, now, heard());
                unclear(Reading.Cause.TIMEOUT, now);
            }
            case InventoryResult.Unfit(Reading.Cause cause, Trouble trouble, String detail) -> {
                unclear(cause, now);
                fitness.fails(trouble, detail, heard(), now);
            }
        }
    }

    /** The antenna that the answer must name, if answers name antennas. */
    private OptionalInt told() {
        return settings.antennas() == FeigSettings.Antennas.TOLD
                ? OptionalInt.of(port)
                : OptionalInt.empty();
    }

    private void unclear(Reading.Cause cause, long now) {
        next();
        heard().unclear(port, cause, now);
    }

    private void next() {
        gathering = Optional.empty();
        isReset = !settings.resetEach();
    }

    @Override
    protected void missed(long now) {
        boolean introducing = owed.isNothing();
        owed.add(asked);
        switch (asked) {
            case RESET -> {}
            case VERSION, INFO -> {
                if (introducing) {
                    introduction.missed(asked, heard(), now);
                }
            }
            case NOISE -> noise.missed();
            case INVENTORY, MORE -> {
                unclear(Reading.Cause.TIMEOUT, now);
                fitness.fails(Trouble.SILENT, "no answer to an inventory", heard(), now);
            }
        }
        isReset = false;
    }
}
