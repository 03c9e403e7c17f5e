package burraco.fitting;

import burraco.cards.Card;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.tracking.figures.AntennaFigures;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Observes how cards at rest are heard: by their own antenna, by others, and after they were taken.
 */
final class RestingCards {
    /** How long after it was laid a card may still be moved. */
    private static final long SETTLES_MILLIS = 1_000;

    /** How long before it is taken a hand may be above it. */
    private static final long HAND_MILLIS = 700;

    /** Number of looks needed to find out which antenna a card lies over, */
    private static final int LOOKS = 8;

    /** and the share of them in which it must be heard. */
    private static final double HEARD = 0.2;

    /** A card that is missed this often in a row lies elsewhere. */
    private static final int AWAY = 13;

    private final Layout layout;
    private final Map<Integer, AntennaLooks> looks;
    private final FitData observed;

    /** By the time at which a pile was picked up, when one of its cards was last heard there. */
    private final Map<Long, Long> piles = new TreeMap<>();

    RestingCards(Layout layout, Map<Integer, AntennaLooks> looks, FitData observed) {
        this.layout = layout;
        this.looks = looks;
        this.observed = observed;
    }

    void observe(RestingPeriod lying) {
        antenna(lying)
                .ifPresent(antenna -> {
                    at(lying, antenna);
                    last(lying, antenna);
                });
    }

    /** The antenna that hears the card best while it lies there. */
    private Optional<LaidAntenna> antenna(RestingPeriod lying) {
        Optional<LaidAntenna> best = Optional.empty();
        double most = HEARD;
        for (LaidAntenna antenna : layout.antennas()) {
            boolean pile = antenna.zone() instanceof Zone.Pile;
            List<AntennaLooks.Look> rests = rests(lying, antenna);
            if (!FitObserver.isOpen(antenna) || pile != lying.onPile() || rests.size() < LOOKS) {
                continue;
            }
            double share = (double) heard(rests, lying.card()) / rests.size();
            if (share > most) {
                most = share;
                best = Optional.of(antenna);
            }
        }
        return best;
    }

    private List<AntennaLooks.Look> rests(RestingPeriod lying, LaidAntenna antenna) {
        return looks.get(antenna.id())
                .between(lying.from() + SETTLES_MILLIS, lying.to() - HAND_MILLIS);
    }

    private static long heard(List<AntennaLooks.Look> looks, Card card) {
        return looks.stream().filter(look -> look.has(card)).count();
    }

    /** Splits the period at long silences and observes each piece. */
    private void at(RestingPeriod lying, LaidAntenna own) {
        List<AntennaLooks.Look> rests = rests(lying, own);
        int from = 0;
        int run = 0;
        for (int i = 0; i < rests.size(); i++) {
            run = rests.get(i).has(lying.card()) ? 0 : run + 1;
            if (run >= AWAY) {
                piece(lying, own, rests.subList(from, Math.max(from, i + 1 - run)));
                from = i + 1;
            }
        }
        piece(lying, own, rests.subList(from, rests.size()));
    }

    private void piece(RestingPeriod lying, LaidAntenna own, List<AntennaLooks.Look> piece) {
        if (piece.size() < LOOKS) {
            return;
        }
        boolean[] missed = new boolean[piece.size()];
        for (int i = 0; i < missed.length; i++) {
            missed[i] = !piece.get(i).has(lying.card());
        }
        observed.rest(missed);
        long heard = heard(piece, lying.card());
        observed.count(ShareFigure.MISSED, new Share(piece.size() - heard, piece.size()));
        long begun = piece.getFirst().at();
        long over = piece.getLast().at();
        for (LaidAntenna other : layout.antennas()) {
            if (other.id() != own.id() && FitObserver.isOpen(other)) {
                List<AntennaLooks.Look> there = looks.get(other.id()).between(begun, over);
                Share echoes = new Share(heard(there, lying.card()), there.size());
                observed.count(isNear(own, other) ? ShareFigure.NEAR : ShareFigure.FAR, echoes);
            }
        }
    }

    private static boolean isNear(LaidAntenna one, LaidAntenna other) {
        return one.antenna().area().gap(other.antenna().area()) < AntennaFigures.REACH_CM;
    }

    /** Observes how long the card is still heard there after it was taken. */
    private void last(RestingPeriod lying, LaidAntenna own) {
        if (!lying.taken()) {
            return;
        }
        long last = lying.to();
        for (AntennaLooks.Look look :
                looks.get(own.id())
                        .between(lying.to(), lying.to() + AntennaFigures.IN_STACK_MILLIS)) {
            if (look.has(lying.card())) {
                if (look.at() > last + AntennaFigures.SPLIT_MILLIS) {
                    break;
                }
                last = look.at();
            }
        }
        observed.time(TimeFigure.LINGERS, last - lying.to());
        if (lying.onPile()) {
            piles.merge(lying.to(), last, Math::max);
        }
    }

    /** Records how long each picked-up pile was still heard, after all cards were observed. */
    void end() {
        piles.forEach((taken, last) -> observed.time(TimeFigure.PILE_LINGERS, last - taken));
    }
}
