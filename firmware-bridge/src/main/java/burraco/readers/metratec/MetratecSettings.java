package burraco.readers.metratec;

import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * How a metraTec reader is set up, whenever it was found or has lost its settings.
 *
 * @param checked whether both sides say a check value with every line
 * @param heartbeatSeconds how often it says that it is there, 1 to 300
 * @param milliwatts its power; it stays as it is where nothing is said
 * @param ports how its antenna is chosen; if it does not know that way, the other one is tried
 * @param swrLimit from this standing wave ratio on an antenna is detuned; only the Quasar LR can be
 *     asked for it, and nothing is asked where nothing is said
 */
public record MetratecSettings(
        boolean checked,
        int heartbeatSeconds,
        OptionalInt milliwatts,
        Ports ports,
        OptionalDouble swrLimit) {
    private static final int LONGEST_HEARTBEAT = 300;

    public static final MetratecSettings USUAL =
            new MetratecSettings(
                    true, 2, OptionalInt.empty(), Ports.NUMBER, OptionalDouble.empty());

    /** How an antenna is chosen. */
    public enum Ports {
        /** {@code SAP 3}. */
        NUMBER("SAP "),
        /** {@code SAP MAN 3}. */
        MANUAL("SAP MAN ");

        private final String words;

        Ports(String words) {
            this.words = words;
        }

        String command(int port) {
            return words + port;
        }

        Ports other() {
            return this == NUMBER ? MANUAL : NUMBER;
        }
    }

    public MetratecSettings {
        if (heartbeatSeconds < 1 || heartbeatSeconds > LONGEST_HEARTBEAT) {
            throw new IllegalArgumentException(
                    "a heartbeat comes every 1 to 300 seconds: " + heartbeatSeconds);
        }
        if (milliwatts.isPresent() && milliwatts.getAsInt() < 1) {
            throw new IllegalArgumentException("no power: " + milliwatts.getAsInt() + " mW");
        }
    }

    public MetratecSettings unchecked() {
        return new MetratecSettings(false, heartbeatSeconds, milliwatts, ports, swrLimit);
    }

    public MetratecSettings with(Ports other) {
        return new MetratecSettings(checked, heartbeatSeconds, milliwatts, other, swrLimit);
    }

    public MetratecSettings withPower(int other) {
        return new MetratecSettings(
                checked, heartbeatSeconds, OptionalInt.of(other), ports, swrLimit);
    }

    public MetratecSettings withSwrLimit(double limit) {
        return new MetratecSettings(
                checked, heartbeatSeconds, milliwatts, ports, OptionalDouble.of(limit));
    }
}
