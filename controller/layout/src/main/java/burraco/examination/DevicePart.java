package burraco.examination;

import burraco.hal.Button;

/** A device of a table, named by the source through which it is reached. */
public sealed interface DevicePart {
    String source();

    /** The source itself: a board, a reader, a header. */
    record Whole(String source) implements DevicePart {}

    /** The source's self-test. */
    record SelfTest(String source) implements DevicePart {}

    record Antenna(String source, int id) implements DevicePart {}

    record Scale(String source, int id) implements DevicePart {}

    record Lamps(String source, String group) implements DevicePart {}

    record PushButton(String source, Button button) implements DevicePart {}

    record Buzzer(String source) implements DevicePart {}

    record Display(String source) implements DevicePart {}
}
