package burraco.enrolment;

import burraco.hal.Reading;
import java.util.List;

/**
 * Leads a person through something, one step after the other. Readings, lines that he types and the
 * time come in; what he is told comes out. Times never go back. No device, clock or file is here.
 *
 * @param <S> what can be told
 */
public interface Guide<S> {
    /** What is told first. */
    List<S> begin(long at);

    List<S> take(Reading reading);

    /** A line was typed; an empty one too. */
    List<S> typed(String line, long at);

    /** So late it is; to be told a few times a second. */
    List<S> tick(long at);

    /** Whether there is nothing left to do here. */
    boolean isOver();
}
