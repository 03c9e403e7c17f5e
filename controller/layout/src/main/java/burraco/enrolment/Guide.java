package burraco.enrolment;

import burraco.hal.Reading;
import java.util.List;

/**
 * Leads a person through a procedure step by step. Readings, typed lines and the time go in; what
 * the person is told comes out. Times never decrease. No implementation uses a device, a clock or a
 * file.
 *
 * @param <S> the type of what the person is told
 */
public interface Guide<S> {
    /** Starts; returns what the person is told first. */
    List<S> begin(long at);

    List<S> take(Reading reading);

    /** Takes in a typed line, which may be empty. */
    List<S> typed(String line, long at);

    /** Takes in the time, several times a second. */
    List<S> tick(long at);

    /** Whether there is nothing left to do. */
    boolean isOver();
}
