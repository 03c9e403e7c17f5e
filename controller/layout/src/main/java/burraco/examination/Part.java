package burraco.examination;

import burraco.hal.Button;

/** A device of a table, on the source by which it is reached. */
public sealed interface Part {
    String source();

    /** A board, a reader, a header: what the others hang on. */
    record Whole(String source) implements Part {}

    /** What it says when it has tried itself. */
    record SelfTest(String source) implements Part {}

    record Antenna(String source, int id) implements Part {}

    record Scale(String source, int id) implements Part {}

    record Lamps(String source, String group) implements Part {}

    record PushButton(String source, Button button) implements Part {}

    record Buzzer(String source) implements Part {}

    record Display(String source) implements Part {}
}
