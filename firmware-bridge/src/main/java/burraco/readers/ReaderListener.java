package burraco.readers;

import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.Trouble;
import java.util.List;

/**
 * Takes the results of a {@link ReaderTalk}. Antennas have the reader's own numbers, and times are
 * the microseconds that were given to the talk. A talk may report the same condition twice.
 */
public interface ReaderListener {
    /** A complete inventory of an antenna; it may be empty. */
    void inventory(int port, List<Answer> answers, long now);

    /** An inventory without a usable result. */
    void unclear(int port, Reading.Cause cause, long now);

    /**
     * An antenna has a fault or has recovered.
     *
     * @param detail {@code detuned}, {@code back}
     */
    void antennaFault(int port, String detail, long now);

    /** The reader does not work. */
    void trouble(Trouble trouble, String detail, long now);

    /** The reader works: it has answered and is set up. */
    void well(long now);

    /** The reader's own description: model and firmware. */
    void about(String what);
}
