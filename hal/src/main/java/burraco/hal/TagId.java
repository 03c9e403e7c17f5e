package burraco.hal;

import java.util.Locale;

/**
 * The number of a tag, most significant byte first: two upper-case hex digits a byte. Eight bytes
 * in ISO 15693, four to twelve elsewhere.
 */
public record TagId(String hex) implements Comparable<TagId> {
    private static final int MOST_DIGITS = 64;

    public TagId {
        if (!isValid(hex)) {
            throw new IllegalArgumentException("not a tag's number: " + hex);
        }
    }

    /** Whether this is a valid number in upper case. */
    public static boolean isValid(String hex) {
        if (hex.isEmpty() || hex.length() % 2 != 0 || hex.length() > MOST_DIGITS) {
            return false;
        }
        for (int i = 0; i < hex.length(); i++) {
            char c = hex.charAt(i);
            if ((c < '0' || c > '9') && (c < 'A' || c > 'F')) {
                return false;
            }
        }
        return true;
    }

    /** A 64-bit number. */
    public static TagId of(long bits) {
        return new TagId(String.format(Locale.ROOT, "%016X", bits));
    }

    @Override
    public int compareTo(TagId other) {
        return hex.compareTo(other.hex);
    }

    @Override
    public String toString() {
        return hex;
    }
}
