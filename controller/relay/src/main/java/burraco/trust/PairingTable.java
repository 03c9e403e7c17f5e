package burraco.trust;

import burraco.trust.TrustException.Fault;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.util.Base64;

/** The table's side of one pairing. A new attempt needs a new one. */
public final class PairingTable {
    /**
     * The hall's answer: from here on its certificate and number are fixed.
     *
     * @param reveal to be sent now
     * @param code to be shown
     * @param authority to be trusted if people say that both codes are the same
     */
    public record Accepted(
            PairingMessage.Reveal reveal, PairingCode code, X509Certificate authority) {}

    private final PublicKey key;
    private final Nonce nonce;
    private Accepted accepted;

    private PairingTable(PublicKey key, Nonce nonce) {
        this.key = key;
        this.nonce = nonce;
    }

    public static PairingTable begin(PublicKey key, SecureRandom random) {
        return new PairingTable(key, Nonce.create(random));
    }

    public PairingMessage.Commit commit() {
        String text = Base64.getEncoder().encodeToString(key.getEncoded());
        return new PairingMessage.Commit(text, nonce.commitment(key));
    }

    /**
     * Takes one answer only: the number is told after it, and whoever knows that could choose
     * another answer.
     */
    public Accepted accept(PairingMessage.Offer offer) throws TrustException {
        if (accepted != null) {
            throw new IllegalStateException("this pairing has had its answer");
        }
        X509Certificate authority = Certificates.fromPem(offer.authority());
        if (!Certificates.isAuthority(authority)) {
            throw new TrustException(Fault.NO_AUTHORITY, "the certificate may issue no others");
        }
        Nonce ofHall = Nonce.read(offer.nonce());
        accepted =
                new Accepted(
                        new PairingMessage.Reveal(nonce.hex()),
                        PairingCode.of(authority, key, nonce, ofHall),
                        authority);
        return accepted;
    }
}
