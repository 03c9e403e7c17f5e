package burraco.readers.metratec;

import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * The settings of a metraTec reader, which are sent when it is found or has lost them.
 *
 * @param checked whether every line has a checksum, in both directions
 * @param heartbeatSeconds the interval of its heartbeats, 1 to 300
 * @param milliwatts its power; unchanged if empty
 * @param ports how an antenna is selected; if the reader does not know that way, the other one is
 *     tried
 * @param swrLimit the standing wave ratio from which an antenna counts as detuned; only the Quasar
 *     LR reports it, and if empty it is not queried
 */
public record MetratecSettings(
        boolean checked,
        int heartbeatSeconds,
        OptionalInt milliwatts,
        Ports ports,
        OptionalDouble swrLimit) {
    private static final int LONGEST_HEARTBEAT_SECONDS = 300;

    public static final MetratecSettings USUAL =
            new MetratecSettings(
                    true, 2, OptionalInt.empty(), Ports.NUMBER, OptionalDouble.empty());

    /** How an antenna is selected. */
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
        if (heartbeatSeconds < 1 || heartbeatSeconds > LONGEST_HEARTBEAT_SECONDS) {
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
