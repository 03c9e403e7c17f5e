package burraco.readers;

import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.Trouble;
import java.util.List;

/**
 * Takes the results of a {@link ReaderTalk}. Antennas have the reader's own numbers, and times are
 * the microseconds that the talk was given. A talk may report the same condition twice.
 */
public interface ReaderListener {
    /** A complete inventory of an antenna, perhaps empty. */
    void inventory(int port, List<Answer> answers, long now);

    /** An inventory without a usable result. */
    void unclear(int port, Reading.Cause cause, long now);

    /**
     * An antenna has a fault or has recovered.
     *
     * @param detail {@code detuned}, {@code back}
     */
    void antennaFault(int port, String detail, long now);

    /** It does not work. */
    void trouble(Trouble trouble, String detail, long now);

    /** The reader works: it has answered and is set up. */
    void well(long now);

    /** Its own description: model and firmware. */
    void about(String what);
}
