package burraco.web.console;

import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Codes shown on the table's own screen. Somebody who scanned one is not subject to the limits for
 * unknown clients. A code does not log anybody in by itself, and is used up by one login.
 */
final class Invitations {
    /**
     * The newest codes are valid, because the screen shows a new one often and people scan late.
     */
    static final int MAX_CODES = 16;

    /** Wrong PINs allowed for each code, in case somebody photographed it. */
    static final int WRONG_PINS_ALLOWED = 3;

    private static final int CODE_BITS = 64;

    private final SecureRandom random;

    /** Wrong PINs that each code still allows. */
    private final Map<String, Integer> open = new LinkedHashMap<>();

    Invitations(SecureRandom random) {
        this.random = random;
    }

    synchronized String next() {
        String code = new BigInteger(CODE_BITS, random).toString(Character.MAX_RADIX);
        open.put(code, WRONG_PINS_ALLOWED);
        if (open.size() > MAX_CODES) {
            open.remove(open.keySet().iterator().next());
        }
        return code;
    }

    synchronized boolean holds(String code) {
        return open.containsKey(code);
    }

    synchronized void failed(String code) {
        open.computeIfPresent(code, (_, left) -> left == 1 ? null : left - 1);
    }

    synchronized void succeeded(String code) {
        open.remove(code);
    }
}
