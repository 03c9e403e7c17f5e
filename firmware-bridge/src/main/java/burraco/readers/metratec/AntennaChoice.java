package burraco.readers.metratec;

import burraco.hal.Trouble;
import burraco.readers.ReaderListener;
import burraco.readers.metratec.MetratecSettings.Ports;
import java.util.OptionalInt;

/** Keeps which antenna is selected, and how another one is selected. */
final class AntennaChoice {
    private final Ports usual;
    private final boolean alone;
    private final Diagnosis diagnosis;
    private Ports ports;
    private boolean otherTried;
    private OptionalInt port = OptionalInt.empty();

    /**
     * @param alone whether there is only one antenna, which need not be selected
     */
    AntennaChoice(Ports usual, boolean alone, Diagnosis diagnosis) {
        this.usual = usual;
        this.alone = alone;
        this.diagnosis = diagnosis;
        ports = usual;
    }

    void forget() {
        port = OptionalInt.empty();
        ports = usual;
        otherTried = false;
    }

    /** The port of the current antenna; empty if it is not known. */
    OptionalInt port() {
        return port;
    }

    MetratecQuestion ask(int wanted) {
        return new MetratecQuestion.Choose(wanted, ports);
    }

    LineVerdict heard(MetratecQuestion.Choose asked, String text, ReaderListener heard, long now) {
        switch (LineVerdict.word(text)) {
            case "OK!" -> port = OptionalInt.of(asked.port());
            case "ARH" -> {
                diagnosis.reflects(asked.port(), heard, now);
                port = OptionalInt.of(asked.port());
            }
            case "NOS", "UCO", "UPA", "EDX", "WDL" -> {
                if (!otherTried) {
                    otherTried = true;
                    ports = ports.other();
                } else if (alone) {
                    port = OptionalInt.of(asked.port());
                } else {
                    return failed("it cannot choose its antennas: " + text);
                }
            }
            case "NOR" -> {
                return failed("it has no antenna port " + asked.port());
            }
            default -> {
                return LineVerdict.STRAY;
            }
        }
        return LineVerdict.TAKEN;
    }

    private static LineVerdict failed(String detail) {
        return new LineVerdict.Failed(Trouble.BROKEN, detail);
    }
}
