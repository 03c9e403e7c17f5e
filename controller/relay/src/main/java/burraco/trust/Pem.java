package burraco.trust;

import burraco.trust.TrustException.Fault;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads and writes blocks of PEM text (RFC 7468). */
final class Pem {
    static final String CERTIFICATE = "CERTIFICATE";
    static final String PRIVATE_KEY = "PRIVATE KEY";
    static final String PUBLIC_KEY = "PUBLIC KEY";

    private static final int LINE = 64;

    private static final Base64.Encoder LINES =
            Base64.getMimeEncoder(LINE, "\n".getBytes(StandardCharsets.US_ASCII));

    private Pem() {}

    static String write(String label, byte[] bytes) {
        String text = LINES.encodeToString(bytes);
        return "-----BEGIN " + label + "-----\n" + text + "\n-----END " + label + "-----\n";
    }

    /** The blocks with that label, at least one. */
    static List<byte[]> read(String label, String text) throws TrustException {
        Matcher blocks =
                Pattern.compile("-----BEGIN " + label + "-----([^-]*)-----END " + label + "-----")
                        .matcher(text);
        List<byte[]> found = new ArrayList<>();
        while (blocks.find()) {
            String digits = blocks.group(1).replaceAll("\\s", "");
            try {
                found.add(Base64.getDecoder().decode(digits));
            } catch (IllegalArgumentException broken) {
                throw new TrustException(Fault.BROKEN, "damaged: " + label, broken);
            }
        }
        if (found.isEmpty()) {
            throw new TrustException(Fault.MISSING, "there is no " + label);
        }
        return found;
    }
}
