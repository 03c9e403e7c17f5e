package burraco.tracking.figures;

/** What a figure counts. */
public enum Unit {
    /** How hard to believe: about minus the natural logarithm of a chance. */
    PRICE("price"),

    /** What each millisecond adds to a price. */
    PRICE_PER_MS("price per ms"),

    /** How many milliseconds add one to a price. */
    MS_PER_PRICE("ms per price"),

    /** The natural logarithm of a chance, or of how much likelier one thing is than another. */
    LOGARITHM("logarithm"),

    /** From 0 to 1, how likely. */
    CHANCE("chance"),

    /** From 0 to 1, how much of something. */
    SHARE("share"),

    /** How much the logarithm of the odds grows. */
    LOG_ODDS("log odds"),

    MILLISECONDS("ms"),
    CENTIMETRES("cm"),
    GRAMS("g"),

    /** What cards weigh, or how many they are. */
    CARDS("cards"),

    /** So many times. */
    FACTOR("factor"),

    /** A count of looks, or of whatever the figure names. */
    NUMBER("number");

    private final String sign;

    Unit(String sign) {
        this.sign = sign;
    }

    /** As it stands in a table. */
    public String sign() {
        return sign;
    }
}
