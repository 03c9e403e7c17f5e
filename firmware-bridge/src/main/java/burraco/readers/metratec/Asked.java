package burraco.readers.metratec;

import burraco.readers.metratec.MetratecSettings.Ports;

/** What a reader was asked last. */
sealed interface Asked {
    /** Whether it is there: it stops what it does, or wakes up. */
    record Find(String command) implements Asked {}

    /** To be set up in one thing. */
    record Set(SetUp step) implements Asked {
        @Override
        public String command() {
            return step.command();
        }
    }

    /** To use another antenna. */
    record Choose(int port, Ports how) implements Asked {
        @Override
        public String command() {
            return how.command(port);
        }
    }

    /** What that antenna hears: once, or again and again. */
    record Inventory(int port, boolean continuous) implements Asked {
        static final long PATIENCE_MICROS = 2_000_000;

        @Override
        public String command() {
            return continuous ? "CNR INV" : "INV";
        }

        @Override
        public long patience() {
            return PATIENCE_MICROS;
        }
    }

    /** How that antenna does. */
    record Diagnose(int port, Status status) implements Asked {
        @Override
        public String command() {
            return Status.COMMAND;
        }
    }

    /** Whether it is still there. */
    record Ping() implements Asked {
        @Override
        public String command() {
            return SetUp.REVISION;
        }
    }

    /** No question is open. */
    record Nothing() implements Asked {
        @Override
        public String command() {
            throw new IllegalStateException("nothing is asked");
        }
    }

    Asked NOTHING = new Nothing();

    /** Its words, without what checks them. */
    String command();

    /** So many microseconds its answer may take. */
    default long patience() {
        return 500_000;
    }
}
