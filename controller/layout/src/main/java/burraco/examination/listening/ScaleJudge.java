package burraco.examination.listening;

import burraco.examination.Said;
import burraco.examination.Tenths;
import java.util.ArrayList;
import java.util.List;

/** What to think of a scale that was listened to. What it has to tell apart is a card. */
public final class ScaleJudge {
    private static final double A_LITTLE = 0.25;
    private static final double HALF = 0.5;

    /** Two values that only scatter never lie so far apart. */
    private static final double BY_CHANCE = 6;

    private ScaleJudge() {}

    /**
     * @param card grams a card
     */
    public static Verdict of(ScaleHeard now, double card) {
        if (now.values() == 0) {
            return new Verdict(List.of(Remark.WEIGHS_NOTHING.with()));
        }
        List<Said> remarks = new ArrayList<>();
        if (now.grams() < -HALF * card) {
            remarks.add(Remark.BELOW_ZERO.with(Tenths.of(now.grams())));
        }
        if (now.jump() > Math.max(HALF * card, BY_CHANCE * now.scatter())) {
            remarks.add(Remark.MOVED.with(Tenths.of(now.jump())));
        } else if (now.scatter() > A_LITTLE * card) {
            remarks.add(Remark.TREMBLES.with(Tenths.of(now.scatter()), Tenths.of(card)));
        } else if (Math.abs(now.drifted()) > Math.max(A_LITTLE * card, 2 * now.scatter())) {
            remarks.add(Remark.DRIFTS.with(Tenths.of(now.drift())));
        }
        return new Verdict(remarks);
    }
}
