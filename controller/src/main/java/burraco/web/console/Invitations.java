package burraco.web.console;

import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Codes that the table's own screen shows: whoever scans one has been there, and does not wait
 * behind strangers with his PIN. A code opens nothing by itself, and is good for one who comes in.
 */
final class Invitations {
    /** The newest hold: somebody may look at the screen long before he scans what it shows. */
    static final int MOST = 16;

    /** Whoever has taken a picture of one must not be able to try many PINs with it. */
    static final int WRONG = 3;

    private static final int BITS = 64;

    private final SecureRandom random;

    /** How many wrong PINs each of them still allows. */
    private final Map<String, Integer> open = new LinkedHashMap<>();

    Invitations(SecureRandom random) {
        this.random = random;
    }

    synchronized String next() {
        String code = new BigInteger(BITS, random).toString(Character.MAX_RADIX);
        open.put(code, WRONG);
        if (open.size() > MOST) {
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
