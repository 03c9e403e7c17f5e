package burraco.hall;

import java.util.function.Consumer;

/** Says a fault once, however often the same thing is tried again. For several threads. */
final class Faults {
    private final Consumer<String> log;
    private String last = "";

    Faults(Consumer<String> log) {
        this.log = log;
    }

    synchronized void say(String fault) {
        if (!fault.equals(last)) {
            last = fault;
            log.accept(fault);
        }
    }

    /** It went well. */
    synchronized void none() {
        last = "";
    }
}
