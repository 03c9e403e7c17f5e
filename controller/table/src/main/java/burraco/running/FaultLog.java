package burraco.running;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/** Counts the faults of the program, and logs each kind of them once. Not for several threads. */
final class FaultLog {
    /** After this many different faults the log has enough information. */
    private static final int MOST = 100;

    private final Meter meter;
    private final Consumer<String> log;
    private final Set<String> said = new HashSet<>();

    FaultLog(Meter meter, Consumer<String> log) {
        this.meter = meter;
        this.log = log;
    }

    /**
     * @param what did not succeed, as the beginning of a sentence
     */
    void met(String what, Throwable fault) {
        meter.failed();
        String sentence = what + ": " + FaultTrace.where(fault);
        if (said.size() < MOST && said.add(sentence)) {
            log.accept(sentence);
            FaultTrace.lines(fault).forEach(log);
        }
    }

    /** Something else that has to do with a fault. */
    void say(String sentence) {
        log.accept(sentence);
    }
}
