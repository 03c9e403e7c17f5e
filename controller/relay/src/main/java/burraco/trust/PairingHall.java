package burraco.trust;

import burraco.trust.TrustException.Fault;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.util.Base64;

/** The hall's side of one pairing, from the table's first message on. */
public final class PairingHall {
    private final X509Certificate authority;
    private final PublicKey key;
    private final String commitment;
    private final Nonce nonce;

    private PairingHall(X509Certificate authority, PublicKey key, String commitment, Nonce nonce) {
        this.authority = authority;
        this.key = key;
        this.commitment = commitment;
        this.nonce = nonce;
    }

    public static PairingHall answer(
            PairingMessage.Commit commit, X509Certificate authority, SecureRandom random)
            throws TrustException {
        return new PairingHall(
                authority, key(commit.key()), commit.commitment(), Nonce.create(random));
    }

    private static PublicKey key(String text) throws TrustException {
        try {
            return DeviceKey.publicKey(Base64.getDecoder().decode(text));
        } catch (IllegalArgumentException broken) {
            throw new TrustException(Fault.BROKEN, "no public key of a table", broken);
        }
    }

    /** The key that gets a certificate if people say that both codes are the same. */
    public PublicKey key() {
        return key;
    }

    public PairingMessage.Offer offer() {
        return new PairingMessage.Offer(Certificates.toPem(authority), nonce.hex());
    }

    /** The code to be shown; refused if the number is not the one that the table committed to. */
    public PairingCode code(PairingMessage.Reveal reveal) throws TrustException {
        Nonce ofDevice = Nonce.read(reveal.nonce());
        if (!ofDevice.isCommittedTo(key, commitment)) {
            throw new TrustException(Fault.OTHER_NONCE, "the table revealed another number");
        }
        return PairingCode.of(authority, key, ofDevice, nonce);
    }
}
