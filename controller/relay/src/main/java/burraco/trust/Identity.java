package burraco.trust;

import burraco.trust.TrustException.Fault;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.List;

/** What one end of a connection proves who it is with: a key and the certificates for it. */
public final class Identity {
    private final PrivateKey secret;
    private final List<X509Certificate> chain;

    /**
     * @param chain the certificate of the key first, then that of its authority
     */
    Identity(PrivateKey secret, List<X509Certificate> chain) {
        this.secret = secret;
        this.chain = List.copyOf(chain);
    }

    /** Of a table that a hall has accepted; refused if the certificate is for something else. */
    public static Identity ofDevice(
            DeviceKey key, X509Certificate certificate, X509Certificate authority)
            throws TrustException {
        if (!certificate.getPublicKey().equals(key.publicKey())) {
            throw new TrustException(Fault.OTHER_KEY, "the certificate is for another table");
        }
        if (!Certificates.isAuthority(authority)) {
            throw new TrustException(Fault.NO_AUTHORITY, "the certificate may issue no others");
        }
        if (!Certificates.isIssuedBy(certificate, authority)) {
            throw new TrustException(Fault.OTHER_AUTHORITY, "another hall issued the certificate");
        }
        return new Identity(key.privateKey(), List.of(certificate));
    }

    public X509Certificate certificate() {
        return chain.getFirst();
    }

    List<X509Certificate> chain() {
        return chain;
    }

    PrivateKey privateKey() {
        return secret;
    }

    public String toPem() {
        StringBuilder text = new StringBuilder(Pem.write(Pem.PRIVATE_KEY, secret.getEncoded()));
        chain.forEach(one -> text.append(Certificates.toPem(one)));
        return text.toString();
    }

    public static Identity fromPem(String text) throws TrustException {
        PrivateKey secret = Keys.privateKey(Pem.read(Pem.PRIVATE_KEY, text).getFirst());
        List<X509Certificate> chain = Certificates.allFromPem(text);
        if (!Keys.belongTogether(secret, chain.getFirst().getPublicKey())) {
            throw new TrustException(Fault.OTHER_KEY, "the certificate is for another key");
        }
        return new Identity(secret, chain);
    }
}
