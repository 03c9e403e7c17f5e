package burraco.web.console;

import burraco.web.http.Request;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * By what a browser shows that it has come in before, with the PIN that still holds. It opens
 * nothing; whoever has it only need not wait behind strangers. It is signed with the PIN's hash, so
 * that nothing has to be kept, and another PIN ends it.
 */
final class Devices {
    private static final int BYTES = 16;
    private static final int DIGITS = 2 * BYTES;
    private static final String ALGORITHM = "HmacSHA256";

    private final SecureRandom random;

    Devices(SecureRandom random) {
        this.random = random;
    }

    /** What a browser has to show. */
    String token(Pin pin) {
        byte[] id = new byte[BYTES];
        random.nextBytes(id);
        String name = HexFormat.of().formatHex(id);
        return name + signature(name, pin);
    }

    /** Which browser it is that shows this for that PIN. */
    Optional<String> known(Request request, String cookie, Pin pin) {
        return request.cookies(cookie).stream()
                .filter(shown -> isOurs(shown, pin))
                .map(shown -> shown.substring(0, DIGITS))
                .findFirst();
    }

    private static boolean isOurs(String shown, Pin pin) {
        return shown.length() > DIGITS
                && MessageDigest.isEqual(
                        signature(shown.substring(0, DIGITS), pin).getBytes(StandardCharsets.UTF_8),
                        shown.substring(DIGITS).getBytes(StandardCharsets.UTF_8));
    }

    private static String signature(String id, Pin pin) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(
                    new SecretKeySpec(
                            ("device " + pin.line()).getBytes(StandardCharsets.UTF_8), ALGORITHM));
            return HexFormat.of().formatHex(mac.doFinal(id.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException none) {
            throw new IllegalStateException(none);
        }
    }
}
