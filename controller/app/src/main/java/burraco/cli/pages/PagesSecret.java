package burraco.cli.pages;

import burraco.cli.out.ToldIOException;
import burraco.files.InputFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

/** Reads the certificate and private key for HTTPS from PEM files. */
public final class PagesSecret {
    private static final Pattern KEY =
            Pattern.compile(
                    "-----BEGIN PRIVATE KEY-----([A-Za-z0-9+/=\\s]+)-----END PRIVATE KEY-----");

    /** The number of TLS sessions to keep. Java's default is 20,480 for a day. */
    private static final int MOST_SESSIONS = 256;

    private PagesSecret() {}

    public static SSLContext of(Path certificate, Path key) throws IOException {
        KeyManagerFactory keys = keys(certificate, key);
        try {
            SSLContext secret = SSLContext.getInstance("TLS");
            secret.init(keys.getKeyManagers(), null, null);
            secret.getServerSessionContext().setSessionCacheSize(MOST_SESSIONS);
            return secret;
        } catch (GeneralSecurityException broken) {
            throw broken(certificate, key, broken);
        }
    }

    /** The same, for libraries that make the context themselves. */
    public static KeyManagerFactory keys(Path certificate, Path key) throws IOException {
        for (Path file : List.of(certificate, key)) {
            if (!Files.isReadable(file)) {
                throw new ToldIOException("pages.unreadable", file);
            }
        }
        try {
            List<Certificate> chain =
                    List.copyOf(
                            CertificateFactory.getInstance("X.509")
                                    .generateCertificates(
                                            new ByteArrayInputStream(
                                                    InputFile.bytes(certificate))));
            if (chain.isEmpty()) {
                throw new ToldIOException("pages.no-certificate", certificate);
            }
            char[] nobody = {};
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, nobody);
            store.setKeyEntry("pages", key(key), nobody, chain.toArray(new Certificate[0]));
            KeyManagerFactory keys =
                    KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            keys.init(store, nobody);
            return keys;
        } catch (GeneralSecurityException | IllegalArgumentException broken) {
            throw broken(certificate, key, broken);
        }
    }

    private static ToldIOException broken(Path certificate, Path key, Exception why) {
        return new ToldIOException(
                "pages.broken", certificate, key, String.valueOf(why.getMessage()));
    }

    private static PrivateKey key(Path file) throws IOException, GeneralSecurityException {
        Matcher pem = KEY.matcher(new String(InputFile.bytes(file), StandardCharsets.US_ASCII));
        if (!pem.find()) {
            throw new ToldIOException("pages.no-key", file);
        }
        PKCS8EncodedKeySpec spec =
                new PKCS8EncodedKeySpec(Base64.getMimeDecoder().decode(pem.group(1)));
        for (String kind : List.of("EC", "RSA", "EdDSA")) {
            try {
                return KeyFactory.getInstance(kind).generatePrivate(spec);
            } catch (InvalidKeySpecException other) {
                // A key of another kind.
            }
        }
        throw new IOException(file + ": a private key of a kind that is not known");
    }
}
