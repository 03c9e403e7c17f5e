package burraco.trust;

import burraco.trust.TrustException.Fault;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.util.HexFormat;

/** The key of a table's electronics (Ed25519). Its fingerprint is what the device is called. */
public final class DeviceKey {
    private static final int FINGERPRINT_DIGITS = 16;

    private final PrivateKey secret;
    private final PublicKey open;

    private DeviceKey(PrivateKey secret, PublicKey open) {
        this.secret = secret;
        this.open = open;
    }

    public static DeviceKey create(SecureRandom random) {
        KeyPair pair = Keys.ed25519(random);
        return new DeviceKey(pair.getPrivate(), pair.getPublic());
    }

    public PublicKey publicKey() {
        return open;
    }

    PrivateKey privateKey() {
        return secret;
    }

    public String fingerprint() {
        return fingerprint(open);
    }

    /** 16 hexadecimal digits of the key's SHA-256. */
    public static String fingerprint(PublicKey key) {
        String digits = HexFormat.of().formatHex(Keys.sha256(key.getEncoded()));
        return digits.substring(0, FINGERPRINT_DIGITS);
    }

    public byte[] sign(byte[] message) {
        return Keys.sign(secret, message);
    }

    /** Whether the owner of the key has signed the message. Damaged signatures are wrong ones. */
    public static boolean verify(PublicKey key, byte[] message, byte[] signature) {
        return Keys.verify(key, message, signature);
    }

    /** A table's public key from {@link PublicKey#getEncoded}. */
    public static PublicKey publicKey(byte[] encoded) throws TrustException {
        return Keys.ed25519(encoded);
    }

    /** Both halves: the JDK does not compute the public one from the other. */
    public String toPem() {
        return Pem.write(Pem.PRIVATE_KEY, secret.getEncoded())
                + Pem.write(Pem.PUBLIC_KEY, open.getEncoded());
    }

    public static DeviceKey fromPem(String text) throws TrustException {
        PrivateKey secret = Keys.privateKey(Pem.read(Pem.PRIVATE_KEY, text).getFirst());
        PublicKey open = Keys.ed25519(Pem.read(Pem.PUBLIC_KEY, text).getFirst());
        if (!Keys.belongTogether(secret, open)) {
            throw new TrustException(Fault.OTHER_KEY, "the two halves of the key do not match");
        }
        return new DeviceKey(secret, open);
    }
}
