package burraco.tracking.understanding;

import burraco.engine.hand.Hand;
import burraco.engine.hand.Pozzetto;
import burraco.tracking.course.HandCourse;
import burraco.tracking.weighing.TableScales;

/** Tells the scales how many cards lie on them by the record. */
final class ScaleSetter {
    private final HandCourse course;
    private final TableScales weights;

    ScaleSetter(HandCourse course, TableScales weights) {
        this.course = course;
        this.weights = weights;
    }

    /** For those that showed nothing during the deal. */
    void wake(long now) {
        Hand open = course.open();
        weights.onStock().ifPresent(stock -> stock.wake(open.stock().size(), now));
        for (int number = 1; number <= 2; number++) {
            if (open.pozzetto(number) instanceof Pozzetto.Lying lying) {
                int cards = lying.cards().size();
                weights.onPozzetto(number).ifPresent(one -> one.wake(cards, now));
            }
        }
    }

    /** Whether the weight says that the stock has more or fewer cards than on record. */
    boolean isMiscounted(long now) {
        return weights.onStock().filter(one -> one.isMiscounted(now)).isPresent();
    }

    /** The stock on record is believed, whatever was counted. */
    void setStock(long now) {
        weights.onStock().ifPresent(stock -> stock.set(course.open().stock().size(), now));
    }

    /** People have confirmed the stock on record. */
    void confirmStock(long now) {
        int cards = course.open().stock().size();
        setStock(now);
        weights.onStock().ifPresent(stock -> stock.isRight(cards, now));
    }
}
