package burraco.readers.metratec;

import burraco.readers.metratec.MetratecSettings.Ports;

/** The last question to a reader. */
sealed interface MetratecQuestion {
    /** Asks whether it is there: the command stops what it is doing, or wakes it up. */
    record Find(String command) implements MetratecQuestion {}

    /** One step of its set-up. */
    record Set(SetUp step) implements MetratecQuestion {
        @Override
        public String command() {
            return step.command();
        }
    }

    /** Selects another antenna. */
    record Choose(int port, Ports how) implements MetratecQuestion {
        @Override
        public String command() {
            return how.command(port);
        }
    }

    /** One inventory of this antenna, or continuous ones. */
    record Inventory(int port, boolean continuous) implements MetratecQuestion {
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

    /** Queries the state of this antenna. */
    record Diagnose(int port, QuasarStatus status) implements MetratecQuestion {
        @Override
        public String command() {
            return QuasarStatus.COMMAND;
        }
    }

    /** Asks whether it is still there. */
    record Ping() implements MetratecQuestion {
        @Override
        public String command() {
            return SetUp.REVISION;
        }
    }

    /** No question is open. */
    record Nothing() implements MetratecQuestion {
        @Override
        public String command() {
            throw new IllegalStateException("nothing is asked");
        }
    }

    MetratecQuestion NOTHING = new Nothing();

    /** The command without its checksum. */
    String command();

    /** The time limit for its answer, in microseconds. */
    default long patience() {
        return 500_000;
    }
}
