package burraco.examination.listening;

import burraco.examination.Examination;
import burraco.examination.Said;
import burraco.examination.Tenths;
import burraco.layout.calibration.Finding;
import burraco.layout.calibration.Heard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Compares what an antenna hears with how it was found when it was tried out. A card that lies
 * somewhere need not lie at its middle: only what differs much is worth a word.
 */
public final class AntennaJudge {
    private static final double SLOWER = 0.7;
    private static final double MORE = 0.15;
    private static final double SPREAD = 3;

    private AntennaJudge() {}

    /**
     * @param before how it was found, if somebody has tried it out
     */
    public static Verdict of(AntennaHeard now, Optional<Heard> before) {
        if (now.asked() == 0) {
            return new Verdict(List.of(Remark.SAYS_NOTHING.with()));
        }
        return new Verdict(before.map(then -> beside(now, then)).orElseGet(() -> byItself(now)));
    }

    private static List<Said> beside(AntennaHeard now, Heard then) {
        List<Said> remarks = new ArrayList<>();
        if (now.scans() < SLOWER * then.scans()) {
            remarks.add(Remark.SLOWER.with(Tenths.of(now.scans()), Tenths.of(then.scans())));
        }
        double usual = Math.max(then.unclear(), Finding.MUCH_UNCLEAR);
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

    private static List<Said> byItself(AntennaHeard now) {
        List<Said> remarks = new ArrayList<>();
        if (now.scans() < Finding.SELDOM) {
            remarks.add(Remark.SELDOM.with(Tenths.of(now.scans())));
        }
        if (now.unclear() > Finding.MUCH_UNCLEAR + chance(Finding.MUCH_UNCLEAR, now.asked())) {
            remarks.add(Remark.MUCH_UNCLEAR.with(percent(now.unclear())));
        }
        now.best()
                .filter(tag -> tag.share() < Finding.GOOD - chance(Finding.GOOD, tag.of()))
                .ifPresent(tag -> remarks.add(Remark.WEAK.with(percent(tag.share()))));
        return remarks;
    }

    /**
     * What an antenna hears of cards that lie over others.
     *
     * @param homes how those were found: their neighbours are named there
     */
    public static List<Said> echoes(AntennaHeard now, List<Heard> homes) {
        List<Said> remarks = new ArrayList<>();
        for (AntennaHeard.Echo echo : now.echoes()) {
            Optional<Heard> home =
                    homes.stream().filter(one -> one.antenna() == echo.home()).findFirst();
            if (home.isEmpty()) {
                remarks.add(Remark.ECHOES.with(echo.home(), percent(echo.share())));
                continue;
            }
            double then =
                    home.get().neighbours().stream()
                            .filter(one -> one.antenna() == now.antenna())
                            .mapToDouble(Heard.Neighbour::share)
                            .findFirst()
                            .orElse(0);
            if (echo.share() - then > room(then, now.inventories())) {
                remarks.add(
                        Remark.ECHOES_MORE.with(echo.home(), percent(echo.share()), percent(then)));
            }
        }
        return remarks;
    }

    /** A share may differ by so much without anything having changed. */
    private static double room(double share, int of) {
        return Math.max(MORE, chance(share, of));
    }

    /** A few inventories prove nothing. */
    private static double chance(double share, int of) {
        return of < Examination.ENOUGH ? 1 : SPREAD * StrictMath.sqrt(share * (1 - share) / of);
    }

    static String percent(double share) {
        return StrictMath.round(share * 100) + "\u00a0%";
    }
}
