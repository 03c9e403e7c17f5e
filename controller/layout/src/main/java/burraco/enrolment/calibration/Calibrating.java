package burraco.enrolment.calibration;

import burraco.enrolment.Guide;
import burraco.enrolment.Silence;
import burraco.hal.Reading;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.calibration.Heard;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Tries out antennas: first with nothing on the table, then with one card at the middle of each, at
 * its border, and beyond that until it is not heard any more. Who has laid it says so with an empty
 * line, since a card that is not heard looks like none.
 */
public final class Calibrating implements Guide<Task> {
    /** With nothing on the table it is listened for so long. */
    private static final long EMPTY_MILLIS = 20_000;

    /** Until the hand is gone. */
    private static final long SETTLE_MILLIS = 1_000;

    /** Beside the card, another one that is heard so often lies there too. */
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
    private final List<Heard> done = new ArrayList<>();
    private Stage stage = Stage.EMPTYING;
    private Tally nothing = new Tally(0);
    private long nothingUntil;
    private Silence silence = new Silence(0);

    // The antenna at hand
    private int index;
    private OneAntenna one;
    private Tally tally = nothing;
    private boolean asked;

    /**
     * @param antennas those that are tried out, in that order
     */
    public Calibrating(Layout layout, List<LaidAntenna> antennas) {
        this.layout = layout;
        this.antennas = List.copyOf(antennas);
    }

    /** What was found so far, an antenna each. */
    public List<Heard> done() {
        return List.copyOf(done);
    }

    @Override
    public boolean isOver() {
        return stage == Stage.OVER;
    }

    @Override
    public List<Task> begin(long at) {
        return List.of(new Task.LeaveEmpty(antennas.size()));
    }

    // What is heard

    @Override
    public List<Task> take(Reading reading) {
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

    private List<Task> nothingHeard(long at) {
        nothingUntil = at;
        return antenna(0, at);
    }

    // From mark to mark

    private List<Task> antenna(int next, long at) {
        index = next;
        asked = false;
        if (index == antennas.size()) {
            stage = Stage.OVER;
            return List.of(new Task.Complete(done.size()));
        }
        one = new OneAntenna(layout, antennas.get(index));
        silence = new Silence(one.id());
        silence.begin(at);
        return List.of(lay());
    }

    private Task lay() {
        stage = Stage.LAYING;
        return new Task.Lay(one.id(), one.mark(), index, antennas.size());
    }

    private List<Task> measured(long at) {
        if (one.isAtItsMiddle() && tally.second(one.id()) >= ANOTHER) {
            return List.of(new Task.Several(one.id()), lay());
        }
        double share = one.measure(tally);
        if (one.isAtItsMiddle() && share < NOTHING && !asked) {
            asked = true;
            return List.of(new Task.NothingHeard(one.id()), lay());
        }
        List<Task> tasks = new ArrayList<>();
        tasks.add(new Task.Measured(one.id(), one.mark(), share));
        boolean farther = share >= (one.isAtItsMiddle() ? NOTHING : Heard.FAINT);
        tasks.addAll(farther && one.next() ? List.of(lay()) : finished(at));
        return tasks;
    }

    private List<Task> finished(long at) {
        Heard heard = one.heard(nothing, nothingUntil);
        done.add(heard);
        List<Task> tasks = new ArrayList<>(List.of(new Task.Done(heard)));
        tasks.addAll(antenna(index + 1, at));
        return tasks;
    }

    // What is typed

    @Override
    public List<Task> typed(String line, long at) {
        if (isOver()) {
            return List.of();
        }
        return switch (line.strip().toLowerCase(Locale.ROOT)) {
            case "" -> lies(at);
            case "s" -> skip(at);
            case "b" -> again(at);
            case "q" -> {
                stage = Stage.OVER;
                yield List.of(new Task.Left(done.size(), antennas.size()));
            }
            default -> List.of(new Task.NoSuchKey());
        };
    }

    private List<Task> lies(long at) {
        return switch (stage) {
            case EMPTYING -> {
                nothing = new Tally(at + SETTLE_MILLIS);
                stage = Stage.LISTENING_TO_NOTHING;
                yield List.of(new Task.Listening());
            }
            case LAYING -> {
                tally = new Tally(at + SETTLE_MILLIS);
                stage = Stage.MEASURING;
                silence.begin(at);
                yield List.of(new Task.Listening());
            }
            case LISTENING_TO_NOTHING, MEASURING, OVER -> List.of();
        };
    }

    /** The rest of this antenna; all of it where nothing is known of it yet. */
    private List<Task> skip(long at) {
        return switch (stage) {
            case LAYING, MEASURING -> {
                List<Task> tasks = new ArrayList<>(List.of(new Task.Skipped(one.id())));
                tasks.addAll(!one.isAtItsMiddle() ? finished(at) : antenna(index + 1, at));
                yield tasks;
            }
            case EMPTYING, LISTENING_TO_NOTHING, OVER -> List.of();
        };
    }

    /** This antenna from its middle on; from there the one before. */
    private List<Task> again(long at) {
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
    public List<Task> tick(long at) {
        if (stage == Stage.LISTENING_TO_NOTHING && isLongEnough(at)) {
            // Also where no antenna says anything at all.
            return nothingHeard(at);
        }
        if (stage != Stage.MEASURING || !silence.began(at)) {
            return List.of();
        }
        return List.of(new Task.Silent(one.id()), lay());
    }
}
