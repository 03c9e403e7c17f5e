package burraco.tracking.figures;

/** The unit of a figure. */
public enum FigureUnit {
    /** How hard something is to believe: about minus the natural logarithm of a probability. */
    PRICE("price"),

    /** What each millisecond adds to a price. */
    PRICE_PER_MS("price per ms"),

    /** How many milliseconds add 1 to a price. */
    MS_PER_PRICE("ms per price"),

    /** Natural logarithm of a probability, or of the ratio of two. */
    LOGARITHM("logarithm"),

    /** Probability, from 0 to 1. */
    CHANCE("chance"),

    /** Fraction of something, from 0 to 1. */
    SHARE("share"),

    /** How much the logarithm of the odds grows. */
    LOG_ODDS("log odds"),

    MILLISECONDS("ms"),
    CENTIMETRES("cm"),
    GRAMS("g"),

    /** Weight or number of cards. */
    CARDS("cards"),

    /** A multiple. */
    FACTOR("factor"),

    /** A count of looks, or of whatever the figure names. */
    NUMBER("number");

    private final String sign;

    FigureUnit(String sign) {
        this.sign = sign;
    }

    /** How the unit is printed in a table. */
    public String sign() {
        return sign;
    }
}
