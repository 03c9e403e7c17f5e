package burraco.cli.guide;

import burraco.enrolment.Guide;
import java.util.function.Consumer;

/** A real or virtual table at which a person is guided. */
public interface GuidedTable {
    /** Passes events to the guide until it has finished, and its messages to the listener. */
    <S> void lead(Guide<S> guide, Consumer<S> tell);
}
