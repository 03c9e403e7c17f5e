package burraco.trust;

import java.net.InetAddress;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;

/** A hall with an authority and a server on this machine. */
record TrustedHall(Authority authority, Identity server) {
    static final SecureRandom RANDOM = new SecureRandom();
    static final Instant NOW = Instant.parse("2031-05-06T07:08:09Z");
    static final InstantSource CLOCK = InstantSource.fixed(NOW);

    static TrustedHall open(String name) {
        Authority authority = Authority.create(name, NOW, 10, RANDOM);
        Identity server =
                authority.serve(
                        List.of("localhost"), List.of(InetAddress.getLoopbackAddress()), NOW, 90);
        return new TrustedHall(authority, server);
    }

    /** A new table that the hall has accepted. */
    Identity table() throws TrustException {
        return table(NOW, 90);
    }

    Identity table(Instant issued, int days) throws TrustException {
        DeviceKey key = DeviceKey.create(RANDOM);
        return Identity.ofDevice(
                key, authority.issueDevice(key.publicKey(), issued, days), authority.certificate());
    }
}
