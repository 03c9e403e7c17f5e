package burraco.web.console;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.function.IntSupplier;

/**
 * Names and attributes of the console's cookies. Browsers do not separate cookies by port, so the
 * name contains the port. Over https the {@code __Host-} prefix keeps other sites from setting our
 * cookies.
 */
final class ConsoleCookies {
    private static final String GONE = "; Max-Age=0";

    /** Half a year in seconds; after that a browser counts as unknown again. */
    private static final String LONG = "; Max-Age=15552000";

    private static final int FEW_BYTES = 6;

    private final boolean secure;
    private final IntSupplier port;

    ConsoleCookies(boolean secure, IntSupplier port) {
        this.secure = secure;
        this.port = port;
    }

    String ofSession() {
        return (secure ? "__Host-" : "") + "console-" + port.getAsInt();
    }

    /** One cookie for each PIN, because arbiters may share a browser. */
    String ofDevice(Pin pin) {
        return ofSession() + "-" + HexFormat.of().formatHex(digest(pin), 0, FEW_BYTES);
    }

    private static byte[] digest(Pin pin) {
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest(("cookie " + pin.line()).getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException none) {
            throw new IllegalStateException(none);
        }
    }

    String session(String shown) {
        return set(ofSession(), shown, "");
    }

    String noSession() {
        return set(ofSession(), "", GONE);
    }

    String device(Pin pin, String shown) {
        return set(ofDevice(pin), shown, LONG);
    }

    private String set(String name, String value, String age) {
        String cookie = name + "=" + value + "; Path=/; HttpOnly; SameSite=Strict" + age;
        return secure ? cookie + "; Secure" : cookie;
    }
}
