package burraco.record;

/**
 * Who is responsible for a line of the arbiter, and his reason in his own words. The engine does
 * not use it.
 *
 * @param by empty if it is not stated
 * @param why empty if he gives no reason
 */
public record Signature(String by, String why) {
    public static final Signature NONE = new Signature("", "");

    /** A signature that a record can hold: on one line, without a comment. */
    public static Signature of(String by, String why) {
        return new Signature(plain(by), plain(why));
    }

    private static String plain(String text) {
        return String.join(" ", text.replace(';', ',').trim().split("\\s+"));
    }

    /** As written at the end of the line, with a blank before it; empty if there is none. */
    @Override
    public String toString() {
        return (by.isEmpty() ? "" : " by " + by) + (why.isEmpty() ? "" : " why " + why);
    }
}
