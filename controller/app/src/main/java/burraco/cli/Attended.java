package burraco.cli;

import burraco.enrolment.Guide;
import java.util.function.Consumer;

/** A table with somebody at it, who is led through something: a real one, or one to practise on. */
interface Attended {
    /** Gives the guide what happens until it is over; what the guide says is told. */
    <S> void lead(Guide<S> guide, Consumer<S> tell);
}
