package burraco.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a table is to be found in a browser, as {@code [web]} and {@code [[stream]]} say.
 *
 * @param address on which it listens; nobody but this machine where nothing else is said
 * @param names by which it may be called, beside its address
 * @param certificate a PEM file, relative to this one, with which pages come by https
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

    /** The same with one audience more. */
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
