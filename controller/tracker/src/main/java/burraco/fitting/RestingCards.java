package burraco.fitting;

import burraco.cards.Card;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.tracking.figures.Radio;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** How cards are heard that lie still: at their own antenna, beside it, and when they are gone. */
final class RestingCards {
    /** So long after it was laid a card may still be moved. */
    private static final long SETTLES = 1_000;

    /** And so long before it is taken there is a hand above it. */
    private static final long HAND = 700;

    /** Which antenna a card lies at is known from so many looks, */
    private static final int LOOKS = 8;

    /** in which it is heard so often. */
    private static final double HEARD = 0.2;

    /** A card that is missed so often in a row lies elsewhere by now. */
    private static final int AWAY = 13;

    private final Layout layout;
    private final Map<Integer, Looks> looks;
    private final Observed observed;

    /** By when a pile was picked up, when a card of it was last heard there. */
    private final Map<Long, Long> piles = new TreeMap<>();

    RestingCards(Layout layout, Map<Integer, Looks> looks, Observed observed) {
        this.layout = layout;
        this.looks = looks;
        this.observed = observed;
    }

    void observe(Lying lying) {
        antenna(lying)
                .ifPresent(antenna -> {
                    at(lying, antenna);
                    last(lying, antenna);
                });
    }

    /** The antenna that hears it best while it lies there. */
    private Optional<LaidAntenna> antenna(Lying lying) {
        Optional<LaidAntenna> best = Optional.empty();
        double most = HEARD;
        for (LaidAntenna antenna : layout.antennas()) {
            boolean pile = antenna.zone() instanceof Zone.Pile;
            List<Looks.Look> rests = rests(lying, antenna);
            if (!Observer.isOpen(antenna) || pile != lying.onPile() || rests.size() < LOOKS) {
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

    private List<Looks.Look> rests(Lying lying, LaidAntenna antenna) {
        return looks.get(antenna.id()).between(lying.from() + SETTLES, lying.to() - HAND);
    }

    private static long heard(List<Looks.Look> looks, Card card) {
        return looks.stream().filter(look -> look.has(card)).count();
    }

    /** Each piece of its rest in which it was not silent for long. */
    private void at(Lying lying, LaidAntenna own) {
        List<Looks.Look> rests = rests(lying, own);
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

    private void piece(Lying lying, LaidAntenna own, List<Looks.Look> piece) {
        if (piece.size() < LOOKS) {
            return;
        }
        boolean[] missed = new boolean[piece.size()];
        for (int i = 0; i < missed.length; i++) {
            missed[i] = !piece.get(i).has(lying.card());
        }
        observed.rest(missed);
        long heard = heard(piece, lying.card());
        observed.count(Counted.MISSED, new Share(piece.size() - heard, piece.size()));
        long begun = piece.getFirst().at();
        long over = piece.getLast().at();
        for (LaidAntenna other : layout.antennas()) {
            if (other.id() != own.id() && Observer.isOpen(other)) {
                List<Looks.Look> there = looks.get(other.id()).between(begun, over);
                Share echoes = new Share(heard(there, lying.card()), there.size());
                observed.count(isNear(own, other) ? Counted.NEAR : Counted.FAR, echoes);
            }
        }
    }

    private static boolean isNear(LaidAntenna one, LaidAntenna other) {
        return one.antenna().area().gap(other.antenna().area()) < Radio.REACH;
    }

    /** For how long it is still heard there once it has been taken. */
    private void last(Lying lying, LaidAntenna own) {
        if (!lying.taken()) {
            return;
        }
        long last = lying.to();
        for (Looks.Look look :
                looks.get(own.id()).between(lying.to(), lying.to() + Radio.IN_STACK_MILLIS)) {
            if (look.has(lying.card())) {
                if (look.at() > last + Radio.SPLIT) {
                    break;
                }
                last = look.at();
            }
        }
        observed.time(Timing.LINGERS, last - lying.to());
        if (lying.onPile()) {
            piles.merge(lying.to(), last, Math::max);
        }
    }

    /** All cards have been looked at: how long each pile was heard that was picked up. */
    void end() {
        piles.forEach((taken, last) -> observed.time(Timing.PILE_LINGERS, last - taken));
    }
}
