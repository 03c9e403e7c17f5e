package burraco.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How browsers reach a table: the {@code [web]} and {@code [[stream]]} sections.
 *
 * @param address on which it listens; by default only this machine can connect
 * @param names host names by which browsers may call it, besides its address
 * @param certificate a PEM file, relative to the layout, for https
 * @param key the PEM file with its private key
 */
public record WebInfo(
        String address,
        int port,
        List<String> names,
        Optional<String> certificate,
        Optional<String> key,
        List<AudienceInfo> audiences) {
    public static final String LOOPBACK = "127.0.0.1";
    public static final int PORT = 8_030;

    public static final WebInfo USUAL =
            new WebInfo(LOOPBACK, PORT, List.of(), Optional.empty(), Optional.empty(), List.of());

    public WebInfo {
        names = List.copyOf(names);
        audiences = List.copyOf(audiences);
    }

    /** The same with one more audience. */
    public WebInfo with(AudienceInfo audience) {
        List<AudienceInfo> more = new ArrayList<>(audiences);
        more.add(audience);
        return new WebInfo(address, port, names, certificate, key, more);
    }

    /** The same on another port. */
    public WebInfo on(int other) {
        return new WebInfo(address, other, names, certificate, key, audiences);
    }
}
