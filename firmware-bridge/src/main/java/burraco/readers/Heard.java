package burraco.readers;

import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.Trouble;
import java.util.List;

/**
 * Takes what a {@link ReaderTalk} has heard. Antennas go by the reader's own numbers for them, and
 * times are the microseconds that the talk was given. Whatever a talk tells it may tell twice.
 */
public interface Heard {
    /** An antenna was asked once, from beginning to end; perhaps nothing answered. */
    void inventory(int port, List<Answer> answers, long now);

    /** An inventory that came to nothing. */
    void unclear(int port, Reading.Cause cause, long now);

    /**
     * An antenna does not hear as it should, or does again.
     *
     * @param detail {@code detuned}, {@code back}
     */
    void antennaFault(int port, String detail, long now);

    /** It does not work. */
    void trouble(Trouble trouble, String detail, long now);

    /** It works: it has answered and is set up. */
    void well(long now);

    /** What it says of itself: its make, its firmware. */
    void about(String what);
}
