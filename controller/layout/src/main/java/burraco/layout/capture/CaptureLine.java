package burraco.layout.capture;

import burraco.hal.Reading;
import burraco.text.Sentence;

/** A line of a capture. */
public sealed interface CaptureLine {
    /** Its number, from 1; empty lines count. */
    int number();

    record Started(int number, CaptureStart start) implements CaptureLine {}

    record Read(int number, Reading reading) implements CaptureLine {}

    /**
     * A line that is not usable.
     *
     * @param why for people, in a few words: {@code not JSON}
     */
    record Skipped(int number, Sentence why) implements CaptureLine {}
}
