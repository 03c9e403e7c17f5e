package burraco.enrolment.calibration;

import burraco.enrolment.Guide;
import burraco.enrolment.SilenceWatch;
import burraco.hal.Reading;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.calibration.CalibratedAntenna;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Calibrates antennas: first with nothing on the table, then with one card at the middle of each
 * antenna, at its border, and beyond until it is not heard any more. The person confirms each
 * placement with an empty line, since a card that is not heard looks like no card.
 */
public final class AntennaCalibration implements Guide<CalibrationTask> {
    /** How long the empty table is listened to. */
    private static final long EMPTY_MILLIS = 20_000;

    /** Time until the hand has gone. */
    private static final long SETTLE_MILLIS = 1_000;

    /** A second tag that is heard in this share of inventories lies there too. */
    private static final double ANOTHER = 0.2;

    private static final double NOTHING = 0.2;

    private enum Stage {
        EMPTYING,
        LISTENING_TO_NOTHING,
        LAYING,
        MEASURING,
        OVER
    }

    private final Layout layout;
    private final List<LaidAntenna> antennas;
    private final List<CalibratedAntenna> done = new ArrayList<>();
    private Stage stage = Stage.EMPTYING;
    private ReadingCounts nothing = new ReadingCounts(0);
    private long nothingUntil;
    private SilenceWatch silence = new SilenceWatch(0);

    // The present antenna
    private int index;
    private AntennaTrial one;
    private ReadingCounts tally = nothing;
    private boolean asked;

    /**
     * @param antennas the antennas to calibrate, in that order
     */
    public AntennaCalibration(Layout layout, List<LaidAntenna> antennas) {
        this.layout = layout;
        this.antennas = List.copyOf(antennas);
    }

    /** The results so far, one for each antenna. */
    public List<CalibratedAntenna> done() {
        return List.copyOf(done);
    }

    @Override
    public boolean isOver() {
        return stage == Stage.OVER;
    }

    @Override
    public List<CalibrationTask> begin(long at) {
        return List.of(new CalibrationTask.LeaveEmpty(antennas.size()));
    }

    // Readings

    @Override
    public List<CalibrationTask> take(Reading reading) {
        if (reading instanceof Reading.Inventory inventory
                && inventory.antenna() == silence.antenna()) {
            silence.heard(inventory.at());
        }
        return switch (stage) {
            case LISTENING_TO_NOTHING -> {
                nothing.take(reading);
                yield isLongEnough(reading.at()) ? nothingHeard(reading.at()) : List.of();
            }
            case MEASURING -> {
                tally.take(reading);
                yield one.isEnough(tally) ? measured(reading.at()) : List.of();
            }
            case EMPTYING, LAYING, OVER -> List.of();
        };
    }

    private boolean isLongEnough(long at) {
        return at >= nothing.from() + EMPTY_MILLIS;
    }

    private List<CalibrationTask> nothingHeard(long at) {
        nothingUntil = at;
        return antenna(0, at);
    }

    // Steps

    private List<CalibrationTask> antenna(int next, long at) {
        index = next;
        asked = false;
        if (index == antennas.size()) {
            stage = Stage.OVER;
            return List.of(new CalibrationTask.Complete(done.size()));
        }
        one = new AntennaTrial(layout, antennas.get(index));
        silence = new SilenceWatch(one.id());
        silence.begin(at);
        return List.of(lay());
    }

    private CalibrationTask lay() {
        stage = Stage.LAYING;
        return new CalibrationTask.Lay(one.id(), one.mark(), index, antennas.size());
    }

    private List<CalibrationTask> measured(long at) {
        if (one.isAtItsMiddle() && tally.second(one.id()) >= ANOTHER) {
            return List.of(new CalibrationTask.Several(one.id()), lay());
        }
        double share = one.measure(tally);
        if (one.isAtItsMiddle() && share < NOTHING && !asked) {
            asked = true;
            return List.of(new CalibrationTask.NothingHeard(one.id()), lay());
        }
        List<CalibrationTask> tasks = new ArrayList<>();
        tasks.add(new CalibrationTask.Measured(one.id(), one.mark(), share));
        boolean farther = share >= (one.isAtItsMiddle() ? NOTHING : CalibratedAntenna.FAINT);
        tasks.addAll(farther && one.next() ? List.of(lay()) : finished(at));
        return tasks;
    }

    private List<CalibrationTask> finished(long at) {
        CalibratedAntenna heard = one.heard(nothing, nothingUntil);
        done.add(heard);
        List<CalibrationTask> tasks = new ArrayList<>(List.of(new CalibrationTask.Done(heard)));
        tasks.addAll(antenna(index + 1, at));
        return tasks;
    }

    // Typed lines

    @Override
    public List<CalibrationTask> typed(String line, long at) {
        if (isOver()) {
            return List.of();
        }
        return switch (line.strip().toLowerCase(Locale.ROOT)) {
            case "" -> lies(at);
            case "s" -> skip(at);
            case "b" -> again(at);
            case "q" -> {
                stage = Stage.OVER;
                yield List.of(new CalibrationTask.Left(done.size(), antennas.size()));
            }
            default -> List.of(new CalibrationTask.NoSuchKey());
        };
    }

    private List<CalibrationTask> lies(long at) {
        return switch (stage) {
            case EMPTYING -> {
                nothing = new ReadingCounts(at + SETTLE_MILLIS);
                stage = Stage.LISTENING_TO_NOTHING;
                yield List.of(new CalibrationTask.Listening());
            }
            case LAYING -> {
                tally = new ReadingCounts(at + SETTLE_MILLIS);
                stage = Stage.MEASURING;
                silence.begin(at);
                yield List.of(new CalibrationTask.Listening());
            }
            case LISTENING_TO_NOTHING, MEASURING, OVER -> List.of();
        };
    }

    /** Skips the rest of this antenna, or all of it if nothing is known of it yet. */
    private List<CalibrationTask> skip(long at) {
        return switch (stage) {
            case LAYING, MEASURING -> {
                List<CalibrationTask> tasks =
                        new ArrayList<>(List.of(new CalibrationTask.Skipped(one.id())));
                tasks.addAll(!one.isAtItsMiddle() ? finished(at) : antenna(index + 1, at));
                yield tasks;
            }
            case EMPTYING, LISTENING_TO_NOTHING, OVER -> List.of();
        };
    }

    /** Repeats this antenna from its middle; if it is at its middle, the one before. */
    private List<CalibrationTask> again(long at) {
        return switch (stage) {
            case LAYING, MEASURING -> {
                int next = one.isAtItsMiddle() ? Math.max(0, index - 1) : index;
                int forgotten = antennas.get(next).id();
                done.removeIf(heard -> heard.antenna() == forgotten);
                yield antenna(next, at);
            }
            case EMPTYING, LISTENING_TO_NOTHING, OVER -> List.of();
        };
    }

    @Override
    public List<CalibrationTask> tick(long at) {
        if (stage == Stage.LISTENING_TO_NOTHING && isLongEnough(at)) {
            // Also if no antenna reports anything at all.
            return nothingHeard(at);
        }
        if (stage != Stage.MEASURING || !silence.began(at)) {
            return List.of();
        }
        return List.of(new CalibrationTask.Silent(one.id()), lay());
    }
}
