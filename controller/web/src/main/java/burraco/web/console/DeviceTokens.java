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
 * Tokens by which a browser shows that it has logged in before with a PIN that is still valid. A
 * token does not log anybody in; it only exempts the browser from the shared limit on wrong PINs.
 * It is signed with the PIN's hash: nothing has to be stored, and changing the PIN invalidates it.
 */
final class DeviceTokens {
    private static final int ID_BYTES = 16;
    private static final int ID_DIGITS = 2 * ID_BYTES;
    private static final String ALGORITHM = "HmacSHA256";

    private final SecureRandom random;

    DeviceTokens(SecureRandom random) {
        this.random = random;
    }

    /** Makes a new token for a browser. */
    String token(Pin pin) {
        byte[] id = new byte[ID_BYTES];
        random.nextBytes(id);
        String name = HexFormat.of().formatHex(id);
        return name + signature(name, pin);
    }

    /** The id of the browser that presents a valid token for this PIN. */
    Optional<String> known(Request request, String cookie, Pin pin) {
        return request.cookies(cookie).stream()
                .filter(shown -> isOurs(shown, pin))
                .map(shown -> shown.substring(0, ID_DIGITS))
                .findFirst();
    }

    private static boolean isOurs(String shown, Pin pin) {
        return shown.length() > ID_DIGITS
                && MessageDigest.isEqual(
                        signature(shown.substring(0, ID_DIGITS), pin)
                                .getBytes(StandardCharsets.UTF_8),
                        shown.substring(ID_DIGITS).getBytes(StandardCharsets.UTF_8));
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
