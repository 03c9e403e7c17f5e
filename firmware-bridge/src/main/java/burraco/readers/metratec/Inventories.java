package burraco.readers.metratec;

import burraco.hal.Answer;
import burraco.hal.Antenna;
import burraco.hal.Reading;
import burraco.hal.Trouble;
import burraco.readers.Heard;
import burraco.readers.Turns;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The inventories of a reader that is set up: whose turn it is, what has to be asked before, and
 * what came of it. A reader with a single antenna is asked once and goes on by itself.
 */
final class Inventories {
    private final Turns turns;
    private final Choice choice;
    private final Diagnosis diagnosis;
    private final boolean alone;

    private Found found = new Found();
    private Optional<Antenna> turn = Optional.empty();
    private boolean running;
    private long lastFound;

    /**
     * @param alone whether there is one antenna only
     */
    Inventories(Turns turns, Choice choice, Diagnosis diagnosis, boolean alone) {
        this.turns = turns;
        this.choice = choice;
        this.diagnosis = diagnosis;
        this.alone = alone;
    }

    void forget() {
        found = new Found();
        choice.forget();
        turn = Optional.empty();
        running = false;
    }

    /** Whether the reader makes them by itself now. */
    boolean areRunning() {
        return running;
    }

    /** Whether those that it makes by itself are wanted no longer, or come no longer. */
    boolean areToStop(long now) {
        return running
                && (turns.next().isEmpty() || now - lastFound > Asked.Inventory.PATIENCE_MICROS);
    }

    /** What to ask while it makes none by itself; nothing where all antennas rest. */
    Optional<Asked> next(long now) {
        if (turn.isEmpty()) {
            turn = turns.next();
        }
        return turn.map(antenna -> ask(antenna.port(), now));
    }

    private Asked ask(int port, long now) {
        if (!choice.port().equals(OptionalInt.of(port))) {
            return choice.ask(port);
        }
        if (diagnosis.isDue(port, now)) {
            return new Asked.Diagnose(port, new Status());
        }
        found = new Found();
        return new Asked.Inventory(port, alone);
    }

    /** The port of the antenna whose inventory is under way; nothing where none is. */
    OptionalInt port(Asked asked) {
        return asked instanceof Asked.Inventory(int port, _)
                ? OptionalInt.of(port)
                : running ? choice.port() : OptionalInt.empty();
    }

    /** A line while one is under way. */
    Verdict take(int port, String text, Heard heard, long now) {
        if (found.take(text)) {
            return Verdict.TAKEN;
        }
        return switch (Verdict.word(text)) {
            case "ARH" -> {
                diagnosis.reflects(port, heard, now);
                found.unclear(Reading.Cause.TIMEOUT);
                yield Verdict.TAKEN;
            }
            case "NRF", "NSS", "UCO", "UPA" ->
                    new Verdict.Failed(
                            Trouble.BROKEN, "it does not know how to make an inventory: " + text);
            default -> {
                found.unclear(Reading.Cause.CRC);
                yield Verdict.STRAY;
            }
        };
    }

    /** A line did not come whole; it may have been one of these. */
    void damaged() {
        found.unclear(Reading.Cause.CRC);
    }

    /** Whether the one that was under way has come to its last line. */
    boolean isOver() {
        return found.isOver();
    }

    /** The reply has ended. If it did so before its last line: the port of its antenna. */
    OptionalInt brokenOff(Asked asked) {
        OptionalInt port = port(asked);
        if (port.isEmpty() || !found.isBegun()) {
            return OptionalInt.empty();
        }
        damaged();
        return port;
    }

    /** The one that is under way, if one is, came to nothing. */
    void unclear(Asked asked, Reading.Cause cause, Heard heard, long now) {
        port(asked).ifPresent(port -> heard.unclear(port, cause, now));
    }

    /** The one that was under way is over: what was gathered for it is handed out. */
    Found over(Asked asked, long now) {
        Found reply = found;
        found = new Found();
        turn = Optional.empty();
        running |= asked instanceof Asked.Inventory(_, boolean continuous) && continuous;
        lastFound = now;
        return reply;
    }

    /**
     * Tells what that antenna heard.
     *
     * @return whether it was that antenna; if not, nothing of it is believed
     */
    boolean tell(int port, Found reply, Heard heard, long now) {
        if (reply.port().isPresent() && !reply.port().equals(OptionalInt.of(port))) {
            heard.unclear(port, Reading.Cause.TIMEOUT, now);
            return false;
        }
        if (reply.cause().isPresent()) {
            heard.unclear(port, reply.cause().get(), now);
        } else {
            diagnosis.hears(port, heard, now);
            heard.inventory(port, reply.tags().stream().map(Answer::of).toList(), now);
        }
        return true;
    }
}
