package burraco.broker;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;

/** Where a broker is: {@code mqtts://sala.local:8883}, or {@code mqtt://…} without TLS. */
public record BrokerAddress(String host, int port, boolean secret) {
    public static final int SECRET_PORT = 8_883;
    public static final int OPEN_PORT = 1_883;

    private static final int LAST_PORT = 65_535;

    /** Empty if the text is no address. */
    public static Optional<BrokerAddress> parse(String text) {
        try {
            URI address = new URI(text);
            boolean secret = "mqtts".equals(address.getScheme());
            boolean right =
                    (secret || "mqtt".equals(address.getScheme()))
                            && address.getHost() != null
                            && address.getRawUserInfo() == null
                            && address.getRawQuery() == null
                            && address.getRawFragment() == null
                            && address.getRawPath().matches("/?")
                            && address.getPort() <= LAST_PORT
                            && address.getPort() != 0;
            int usual = secret ? SECRET_PORT : OPEN_PORT;
            return right
                    ? Optional.of(
                            new BrokerAddress(
                                    address.getHost(),
                                    address.getPort() < 0 ? usual : address.getPort(),
                                    secret))
                    : Optional.empty();
        } catch (URISyntaxException other) {
            return Optional.empty();
        }
    }

    @Override
    public String toString() {
        return (secret ? "mqtts://" : "mqtt://") + host + ":" + port;
    }
}
