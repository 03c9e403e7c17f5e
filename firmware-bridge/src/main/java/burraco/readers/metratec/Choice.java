package burraco.readers.metratec;

import burraco.hal.Trouble;
import burraco.readers.Heard;
import burraco.readers.metratec.MetratecSettings.Ports;
import java.util.OptionalInt;

/** Which antenna the reader uses, and how it is told to use another. */
final class Choice {
    private final Ports usual;
    private final boolean alone;
    private final Diagnosis diagnosis;
    private Ports ports;
    private boolean otherTried;
    private OptionalInt port = OptionalInt.empty();

    /**
     * @param alone whether there is one antenna only: then nothing has to be chosen
     */
    Choice(Ports usual, boolean alone, Diagnosis diagnosis) {
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

    /** The port of the antenna that it uses; nothing where that is not known. */
    OptionalInt port() {
        return port;
    }

    Asked ask(int wanted) {
        return new Asked.Choose(wanted, ports);
    }

    Verdict heard(Asked.Choose asked, String text, Heard heard, long now) {
        switch (Verdict.word(text)) {
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
                return Verdict.STRAY;
            }
        }
        return Verdict.TAKEN;
    }

    private static Verdict failed(String detail) {
        return new Verdict.Failed(Trouble.BROKEN, detail);
    }
}
