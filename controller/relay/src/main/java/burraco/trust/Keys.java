package burraco.trust;

import burraco.trust.TrustException.Fault;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.NamedParameterSpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;

/** The two kinds of keys used here, and hashes. */
final class Keys {
    private static final byte[] PROBE = "burraco probe".getBytes(StandardCharsets.US_ASCII);

    private Keys() {}

    /** For tables: small keys and signatures. Browsers do not take them. */
    static KeyPair ed25519(SecureRandom random) {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("Ed25519");
            generator.initialize(NamedParameterSpec.ED25519, random);
            return generator.generateKeyPair();
        } catch (GeneralSecurityException notInJdk) {
            throw new IllegalStateException(notInJdk);
        }
    }

    /** For what browsers see: P-256. */
    static KeyPair p256(SecureRandom random) {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"), random);
            return generator.generateKeyPair();
        } catch (GeneralSecurityException notInJdk) {
            throw new IllegalStateException(notInJdk);
        }
    }

    /** From PKCS#8, of either kind. */
    static PrivateKey privateKey(byte[] encoded) throws TrustException {
        PKCS8EncodedKeySpec spec = new PKCS8EncodedKeySpec(encoded);
        try {
            return KeyFactory.getInstance("Ed25519").generatePrivate(spec);
        } catch (GeneralSecurityException other) {
            try {
                return KeyFactory.getInstance("EC").generatePrivate(spec);
            } catch (GeneralSecurityException broken) {
                throw new TrustException(Fault.BROKEN, "no private key of our kinds", broken);
            }
        }
    }

    /** From the encoding of X.509. */
    static PublicKey ed25519(byte[] encoded) throws TrustException {
        try {
            return KeyFactory.getInstance("Ed25519")
                    .generatePublic(new X509EncodedKeySpec(encoded));
        } catch (GeneralSecurityException broken) {
            throw new TrustException(Fault.BROKEN, "no public key of a table", broken);
        }
    }

    /** Whether both are halves of one pair. */
    static boolean belongTogether(PrivateKey secret, PublicKey open) {
        try {
            return verify(open, PROBE, sign(secret, PROBE));
        } catch (IllegalStateException other) {
            return false;
        }
    }

    static byte[] sign(PrivateKey secret, byte[] message) {
        try {
            Signature signature = Signature.getInstance(algorithm(secret instanceof ECKey));
            signature.initSign(secret);
            signature.update(message);
            return signature.sign();
        } catch (GeneralSecurityException unusable) {
            throw new IllegalStateException(unusable);
        }
    }

    static boolean verify(PublicKey open, byte[] message, byte[] signed) {
        try {
            Signature signature = Signature.getInstance(algorithm(open instanceof ECKey));
            signature.initVerify(open);
            signature.update(message);
            return signature.verify(signed);
        } catch (GeneralSecurityException notEvenASignature) {
            return false;
        }
    }

    private static String algorithm(boolean isElliptic) {
        return isElliptic ? "SHA256withECDSA" : "Ed25519";
    }

    static byte[] sha256(byte[]... parts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (byte[] part : parts) {
                digest.update(part);
            }
            return digest.digest();
        } catch (GeneralSecurityException notInJdk) {
            throw new IllegalStateException(notInJdk);
        }
    }
}
