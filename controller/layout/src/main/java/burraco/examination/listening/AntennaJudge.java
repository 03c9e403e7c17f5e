package burraco.examination.listening;

import burraco.examination.Examination;
import burraco.examination.NamedSentence;
import burraco.examination.Tenths;
import burraco.layout.calibration.CalibratedAntenna;
import burraco.layout.calibration.CalibrationFinding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Compares what an antenna hears with its calibration. A card need not lie at the middle of the
 * antenna, so only large differences are reported.
 */
public final class AntennaJudge {
    private static final double SLOWER = 0.7;
    private static final double MORE = 0.15;
    private static final double SPREAD = 3;

    private AntennaJudge() {}

    /**
     * @param before its calibration, if there is one
     */
    public static ListeningVerdict of(AntennaHeard now, Optional<CalibratedAntenna> before) {
        if (now.asked() == 0) {
            return new ListeningVerdict(List.of(Remark.SAYS_NOTHING.with()));
        }
        return new ListeningVerdict(
                before.map(then -> beside(now, then)).orElseGet(() -> byItself(now)));
    }

    private static List<NamedSentence> beside(AntennaHeard now, CalibratedAntenna then) {
        List<NamedSentence> remarks = new ArrayList<>();
        if (now.scans() < SLOWER * then.scans()) {
            remarks.add(Remark.SLOWER.with(Tenths.of(now.scans()), Tenths.of(then.scans())));
        }
        double usual = Math.max(then.unclear(), CalibrationFinding.MUCH_UNCLEAR);
        if (now.unclear() > usual + chance(usual, now.asked())) {
            remarks.add(Remark.NOISIER.with(percent(now.unclear()), percent(then.unclear())));
        }
        now.best()
                .filter(tag -> then.middle() - tag.share() > room(then.middle(), tag.of()))
                .ifPresent(tag ->
                        remarks.add(
                                Remark.WEAKER.with(percent(tag.share()), percent(then.middle()))));
        return remarks;
    }

    private static List<NamedSentence> byItself(AntennaHeard now) {
        List<NamedSentence> remarks = new ArrayList<>();
        if (now.scans() < CalibrationFinding.SELDOM) {
            remarks.add(Remark.SELDOM.with(Tenths.of(now.scans())));
        }
        if (now.unclear()
                > CalibrationFinding.MUCH_UNCLEAR
                        + chance(CalibrationFinding.MUCH_UNCLEAR, now.asked())) {
            remarks.add(Remark.MUCH_UNCLEAR.with(percent(now.unclear())));
        }
        now.best()
                .filter(tag ->
                        tag.share()
                                < CalibrationFinding.GOOD
                                        - chance(CalibrationFinding.GOOD, tag.of()))
                .ifPresent(tag -> remarks.add(Remark.WEAK.with(percent(tag.share()))));
        return remarks;
    }

    /**
     * Remarks about cards of other antennas that this one hears.
     *
     * @param homes the calibrations of those antennas, which list how their neighbours heard the
     *     card
     */
    public static List<NamedSentence> echoes(AntennaHeard now, List<CalibratedAntenna> homes) {
        List<NamedSentence> remarks = new ArrayList<>();
        for (AntennaHeard.Echo echo : now.echoes()) {
            Optional<CalibratedAntenna> home =
                    homes.stream().filter(one -> one.antenna() == echo.home()).findFirst();
            if (home.isEmpty()) {
                remarks.add(Remark.ECHOES.with(echo.home(), percent(echo.share())));
                continue;
            }
            double then =
                    home.get().neighbours().stream()
                            .filter(one -> one.antenna() == now.antenna())
                            .mapToDouble(CalibratedAntenna.Neighbour::share)
                            .findFirst()
                            .orElse(0);
            if (echo.share() - then > room(then, now.inventories())) {
                remarks.add(
                        Remark.ECHOES_MORE.with(echo.home(), percent(echo.share()), percent(then)));
            }
        }
        return remarks;
    }

    /** How much a share may differ without any change. */
    private static double room(double share, int of) {
        return Math.max(MORE, chance(share, of));
    }

    /** How much a share may differ by chance; a few inventories prove nothing. */
    private static double chance(double share, int of) {
        return of < Examination.ENOUGH ? 1 : SPREAD * StrictMath.sqrt(share * (1 - share) / of);
    }

    static String percent(double share) {
        return StrictMath.round(share * 100) + "\u00a0%";
    }
}
