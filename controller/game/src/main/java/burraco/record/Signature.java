package burraco.record;

/**
 * Who is responsible for a line of the arbiter, and the reason in his own words. The engine does
 * not use it.
 *
 * @param by empty where nobody says so
 * @param why empty where he gives no reason
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

    /** As it stands behind the line, with a blank before it; nothing where nothing is said. */
    @Override
    public String toString() {
        return (by.isEmpty() ? "" : " by " + by) + (why.isEmpty() ? "" : " why " + why);
    }
}
