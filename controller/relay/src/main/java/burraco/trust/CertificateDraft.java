package burraco.trust;

import java.math.BigInteger;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;

/**
 * A certificate of version 3 (RFC 5280) before it is signed.
 *
 * @param issuer name in DER
 * @param subject name in DER
 * @param extensions each in DER
 */
record CertificateDraft(
        BigInteger serial,
        byte[] issuer,
        byte[] subject,
        Instant from,
        Instant until,
        PublicKey key,
        List<byte[]> extensions) {
    private static final BigInteger VERSION_3 = BigInteger.TWO;
    private static final byte[] ECDSA_WITH_SHA256 = Der.sequence(Der.oid("1.2.840.10045.4.3.2"));
    private static final String COMMON_NAME = "2.5.4.3";

    /** RFC 5280 allows no more. */
    private static final int MOST_NAME_LENGTH = 64;

    private static final int KEY_ID_BYTES = 20;

    /** A name of one part. What is longer than allowed is cut off. */
    static byte[] name(String common) {
        int length = Math.min(MOST_NAME_LENGTH, common.codePointCount(0, common.length()));
        String cut = common.substring(0, common.offsetByCodePoints(0, length));
        return Der.sequence(Der.set(Der.sequence(Der.oid(COMMON_NAME), Der.text(cut))));
    }

    static byte[] extension(String oid, boolean critical, byte[] value) {
        byte[] mark = critical ? Der.yes() : new byte[0];
        return Der.sequence(Der.oid(oid), mark, Der.bytes(value));
    }

    /** A short hash that says which key is meant (RFC 7093, method 4). */
    static byte[] keyId(PublicKey key) {
        return Arrays.copyOf(Keys.sha256(key.getEncoded()), KEY_ID_BYTES);
    }

    /** Signs with a key for P-256. */
    X509Certificate sign(PrivateKey authority) {
        byte[] content =
                Der.sequence(
                        Der.explicit(0, Der.integer(VERSION_3)),
                        Der.integer(serial),
                        ECDSA_WITH_SHA256,
                        issuer,
                        Der.sequence(Der.time(from), Der.time(until)),
                        subject,
                        key.getEncoded(),
                        Der.explicit(3, Der.sequence(extensions.toArray(new byte[0][]))));
        byte[] signed =
                Der.sequence(
                        content, ECDSA_WITH_SHA256, Der.bits(0, Keys.sign(authority, content)));
        try {
            return Certificates.read(signed);
        } catch (TrustException bug) {
            throw new IllegalStateException(bug);
        }
    }
}
