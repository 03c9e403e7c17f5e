package burraco.readers.metratec;

import burraco.readers.metratec.MetratecSettings.Ports;

/** What a reader was asked last. */
sealed interface Asked {
    /** Whether it is there: it stops what it does, or wakes up. */
    record Find(String command) implements Asked {}

    /** To be set up in one thing. */
    record Set(SetUp step) implements Asked {}

    /** To use another antenna. */
    record Choose(int port, Ports how) implements Asked {}

    /** What that antenna hears: once, or again and again. */
    record Inventory(int port, boolean continuous) implements Asked {}

    /** How that antenna does. */
    record Diagnose(int port, Status status) implements Asked {}

    /** Whether it is still there. */
    record Ping() implements Asked {}

    record Nothing() implements Asked {}

    Asked NOTHING = new Nothing();
}
