package burraco.trust;

import burraco.trust.TrustException.Fault;
import java.io.ByteArrayInputStream;
import java.security.GeneralSecurityException;
import java.security.cert.CertificateEncodingException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;

/** Reads and writes certificates. */
public final class Certificates {
    private Certificates() {}

    public static String toPem(X509Certificate certificate) {
        return Pem.write(Pem.CERTIFICATE, encoded(certificate));
    }

    /** The first certificate of a text. */
    public static X509Certificate fromPem(String text) throws TrustException {
        return allFromPem(text).getFirst();
    }

    static List<X509Certificate> allFromPem(String text) throws TrustException {
        List<X509Certificate> all = new ArrayList<>();
        for (byte[] block : Pem.read(Pem.CERTIFICATE, text)) {
            all.add(read(block));
        }
        return all;
    }

    static X509Certificate read(byte[] encoded) throws TrustException {
        try {
            return (X509Certificate)
                    CertificateFactory.getInstance("X.509")
                            .generateCertificate(new ByteArrayInputStream(encoded));
        } catch (CertificateException broken) {
            throw new TrustException(Fault.BROKEN, "damaged: certificate", broken);
        }
    }

    static byte[] encoded(X509Certificate certificate) {
        try {
            return certificate.getEncoded();
        } catch (CertificateEncodingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The name of the device that a certificate belongs to: it follows from the key. */
    public static String fingerprint(X509Certificate device) {
        return DeviceKey.fingerprint(device.getPublicKey());
    }

    /** Whether the authority has signed it; says nothing about dates. */
    static boolean isIssuedBy(X509Certificate certificate, X509Certificate authority) {
        try {
            certificate.verify(authority.getPublicKey());
            return true;
        } catch (GeneralSecurityException other) {
            return false;
        }
    }

    /** Whether it may issue other certificates. */
    static boolean isAuthority(X509Certificate certificate) {
        return certificate.getBasicConstraints() >= 0;
    }
}
