package burraco.readers.metratec;

import burraco.hal.Answer;
import burraco.hal.Antenna;
import burraco.hal.Reading;
import burraco.hal.Trouble;
import burraco.readers.ReaderListener;
import burraco.readers.ScanTurns;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The inventories of a reader that is set up: chooses the antenna, the questions that come before,
 * and reports the results. A reader with a single antenna makes continuous inventories.
 */
final class Inventories {
    private final ScanTurns turns;
    private final AntennaChoice choice;
    private final Diagnosis diagnosis;
    private final boolean alone;

    private InventoryReply found = new InventoryReply();
    private Optional<Antenna> turn = Optional.empty();
    private boolean running;
    private long lastFound;

    /**
     * @param alone whether there is one antenna only
     */
    Inventories(ScanTurns turns, AntennaChoice choice, Diagnosis diagnosis, boolean alone) {
        this.turns = turns;
        this.choice = choice;
        this.diagnosis = diagnosis;
        this.alone = alone;
    }

    void forget() {
        found = new InventoryReply();
        choice.forget();
        turn = Optional.empty();
        running = false;
    }

    /** Whether continuous inventories are running. */
    boolean areRunning() {
        return running;
    }

    /**
     * Whether continuous inventories must be stopped, because they are not wanted or have ceased to
     * come.
     */
    boolean areToStop(long now) {
        return running
                && (turns.next().isEmpty()
                        || now - lastFound > MetratecQuestion.Inventory.PATIENCE_MICROS);
    }

    /**
     * The next question while no continuous inventories are running; empty if no antenna is to be
     * scanned.
     */
    Optional<MetratecQuestion> next(long now) {
        if (turn.isEmpty()) {
            turn = turns.next();
        }
        return turn.map(antenna -> ask(antenna.port(), now));
    }

    private MetratecQuestion ask(int port, long now) {
        if (!choice.port().equals(OptionalInt.of(port))) {
            return choice.ask(port);
        }
        if (diagnosis.isDue(port, now)) {
            return new MetratecQuestion.Diagnose(port, new QuasarStatus());
        }
        found = new InventoryReply();
        return new MetratecQuestion.Inventory(port, alone);
    }

    /** The port of the antenna whose inventory is running, if any. */
    OptionalInt port(MetratecQuestion asked) {
        return asked instanceof MetratecQuestion.Inventory(int port, _)
                ? OptionalInt.of(port)
                : running ? choice.port() : OptionalInt.empty();
    }

    /** Takes a line while an inventory is running. */
    LineVerdict take(int port, String text, ReaderListener heard, long now) {
        if (found.take(text)) {
            return LineVerdict.TAKEN;
        }
        return switch (LineVerdict.word(text)) {
            case "ARH" -> {
                diagnosis.reflects(port, heard, now);
                found.unclear(Reading.Cause.TIMEOUT);
                yield LineVerdict.TAKEN;
            }
            case "NRF", "NSS", "UCO", "UPA" ->
                    new LineVerdict.Failed(
                            Trouble.BROKEN, "it does not know how to make an inventory: " + text);
            default -> {
                found.unclear(Reading.Cause.CRC);
                yield LineVerdict.STRAY;
            }
        };
    }

    /** A damaged line may have been part of an inventory. */
    void damaged() {
        found.unclear(Reading.Cause.CRC);
    }

    /** Whether the running inventory is complete. */
    boolean isOver() {
        return found.isOver();
    }

    /** Ends the reply; returns the port of its antenna if the reply is incomplete. */
    OptionalInt brokenOff(MetratecQuestion asked) {
        OptionalInt port = port(asked);
        if (port.isEmpty() || !found.isBegun()) {
            return OptionalInt.empty();
        }
        damaged();
        return port;
    }

    /** Reports that the running inventory, if any, has no usable result. */
    void unclear(MetratecQuestion asked, Reading.Cause cause, ReaderListener heard, long now) {
        port(asked).ifPresent(port -> heard.unclear(port, cause, now));
    }

    /** Ends the running inventory and returns its reply. */
    InventoryReply over(MetratecQuestion asked, long now) {
        InventoryReply reply = found;
        found = new InventoryReply();
        turn = Optional.empty();
        running |= asked instanceof MetratecQuestion.Inventory(_, boolean continuous) && continuous;
        lastFound = now;
        return reply;
    }

    /**
     * Reports what this antenna heard.
     *
     * @return whether the reply came from this antenna; if not, it is dropped
     */
    boolean tell(int port, InventoryReply reply, ReaderListener heard, long now) {
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
