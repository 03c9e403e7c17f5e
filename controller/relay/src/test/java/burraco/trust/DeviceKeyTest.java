package burraco.trust;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.trust.TrustException.Fault;
import java.nio.charset.StandardCharsets;
import java.security.PublicKey;
import java.util.Base64;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The key of a table. */
class DeviceKeyTest {
    private static final byte[] HAND = "hand 7".getBytes(StandardCharsets.UTF_8);

    private final DeviceKey key = DeviceKey.create(TrustedHall.RANDOM);
    private final DeviceKey other = DeviceKey.create(TrustedHall.RANDOM);

    private static Fault fault(String pem) {
        return assertThrows(TrustException.class, () -> DeviceKey.fromPem(pem)).fault();
    }

    @Test
    @DisplayName("The fingerprint is the beginning of the SHA-256 of the public key")
    void theFingerprintIsAlwaysTheSame() throws Exception {
        // As printed by: openssl pkey -pubin -outform DER | sha256sum
        byte[] encoded =
                Base64.getDecoder()
                        .decode("MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=");
        assertEquals("06e3fd8fda29bb60", DeviceKey.fingerprint(DeviceKey.publicKey(encoded)));
        assertNotEquals(key.fingerprint(), other.fingerprint());
    }

    @Test
    @DisplayName("A signature holds for its message and its key only")
    void whoHasSigned() {
        byte[] signed = key.sign(HAND);
        assertTrue(DeviceKey.verify(key.publicKey(), HAND, signed));
        assertFalse(DeviceKey.verify(other.publicKey(), HAND, signed));
        assertFalse(DeviceKey.verify(key.publicKey(), new byte[] {1}, signed));
        signed[3] ^= 1;
        assertFalse(DeviceKey.verify(key.publicKey(), HAND, signed));
        assertFalse(DeviceKey.verify(key.publicKey(), HAND, new byte[0]));
    }

    @Test
    @DisplayName("A key comes back from its text")
    void roundTrip() throws Exception {
        DeviceKey again = DeviceKey.fromPem(key.toPem());
        assertEquals(key.fingerprint(), again.fingerprint());
        assertArrayEquals(key.sign(HAND), again.sign(HAND));
    }

    @Test
    @DisplayName("A damaged text is refused, and the refusal says why")
    void brokenTexts() {
        String pem = key.toPem();
        assertEquals(Fault.MISSING, fault(""));
        assertEquals(Fault.MISSING, fault(pem.replace("PRIVATE", "SECRET")));
        assertEquals(Fault.MISSING, fault(pem.substring(0, pem.indexOf("-----BEGIN PUBLIC"))));
        assertEquals(Fault.BROKEN, fault(pem.replace("KEY-----\nMC", "KEY-----\nM!")));
        assertEquals(Fault.BROKEN, fault(pem.replace("KEY-----\nMC", "KEY-----\nAAMC")));
        String mixed =
                pem.substring(0, pem.indexOf("-----BEGIN PUBLIC"))
                        + Pem.write(Pem.PUBLIC_KEY, other.publicKey().getEncoded());
        assertEquals(Fault.OTHER_KEY, fault(mixed));
    }

    @Test
    @DisplayName("A public key of another kind is refused")
    void onlyOneKindOfKey() {
        PublicKey browsers = Keys.p256(TrustedHall.RANDOM).getPublic();
        assertThrows(TrustException.class, () -> DeviceKey.publicKey(browsers.getEncoded()));
        assertThrows(TrustException.class, () -> DeviceKey.publicKey(new byte[0]));
    }
}
