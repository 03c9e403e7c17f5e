package burraco.examination.listening;

import burraco.examination.NamedSentence;
import burraco.examination.Tenths;
import java.util.ArrayList;
import java.util.List;

/** Judges a scale that was listened to by whether it can tell one card. */
public final class ScaleJudge {
    private static final double A_LITTLE = 0.25;
    private static final double HALF = 0.5;

    /** Two values of a steady scale never differ by more than this many standard deviations. */
    private static final double BY_CHANCE = 6;

    private ScaleJudge() {}

    /**
     * @param card grams per card
     */
    public static ListeningVerdict of(ScaleHeard now, double card) {
        if (now.values() == 0) {
            return new ListeningVerdict(List.of(Remark.WEIGHS_NOTHING.with()));
        }
        List<NamedSentence> remarks = new ArrayList<>();
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
        return new ListeningVerdict(remarks);
    }
}
