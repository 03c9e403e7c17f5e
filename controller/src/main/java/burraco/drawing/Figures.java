package burraco.drawing;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers as drawings write them: with a point, with no more digits than they need. */
final class Figures {
    private Figures() {}

    static String of(double number) {
        return of(number, 3);
    }

    static String of(double number, int digits) {
        BigDecimal rounded = BigDecimal.valueOf(number).setScale(digits, RoundingMode.HALF_UP);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
