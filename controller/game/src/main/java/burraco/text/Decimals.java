package burraco.text;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Formats numbers for drawings: a decimal point, and no trailing zeros. */
public final class Decimals {
    private Decimals() {}

    public static String of(double number) {
        return of(number, 3);
    }

    public static String of(double number, int digits) {
        BigDecimal rounded = BigDecimal.valueOf(number).setScale(digits, RoundingMode.HALF_UP);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
