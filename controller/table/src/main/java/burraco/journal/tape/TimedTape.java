package burraco.journal.tape;

import burraco.table.input.Input;

/**
 * A tape on which passing time takes no room: of ticks that led to nothing only the last one
 * counts, and only where the next input is older than it.
 */
public final class TimedTape {
    private final TapeWriter tape;

    /** The last tick that is not on the tape; 0 if there is none. */
    private long passed;

    public TimedTape(Names names) {
        tape = new TapeWriter(names);
    }

    /** Adds an input. A tick without effects goes to {@link #pass} instead. */
    public void add(Input input) {
        // An order carries the time at which it was given, and may be taken later than that.
        if (input.at() < passed) {
            tape.add(new Input.Tick(passed));
        }
        passed = 0;
        tape.add(input);
    }

    /** Notes that time has passed without effects. */
    public void pass(long at) {
        passed = Math.max(passed, at);
    }

    /** Puts the last tick on the tape, if there was one since the last input. */
    public void addPassed() {
        if (passed > 0) {
            tape.add(new Input.Tick(passed));
            passed = 0;
        }
    }

    /** How many inputs are on it. */
    public int count() {
        return tape.count();
    }

    /** The inputs since this was asked last: a piece that can be read by itself. */
    public byte[] take() {
        return tape.take();
    }
}
