package burraco.signals;

import burraco.engine.act.Act;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.table.state.Revoked;
import burraco.table.state.Shown;
import burraco.table.state.TableState;
import java.util.List;
import java.util.Optional;

/** What has just happened at a table, as far as it is worth a light or a sound. */
public record News(TableState state) {
    /** A ruling that nobody has to carry out is shown for so long. */
    private static final long SHOWN = 15_000;

    /** And what is only pleasant. */
    private static final long SHORTLY = 3_000;

    /** The last ruling that was told, as long as it is new. */
    public Optional<Shown> ruling() {
        return state.hand().acts().reversed().stream()
                .filter(act -> !act.rulings().isEmpty() && isNew(act, SHOWN))
                .findFirst();
    }

    /** Rulings that are not held any more, as long as that is new. */
    public Optional<Revoked> revoked() {
        return state.revoked().filter(one -> state.now() - one.at() < SHOWN);
    }

    /** The meld that has just become a burraco, with the act that made it one. */
    Optional<MeldId> burraco() {
        return burracoAct().flatMap(this::meldOf);
    }

    /** The act that has just made a burraco. */
    public Optional<Shown> burracoAct() {
        return state.hand().acts().reversed().stream()
                .filter(act -> isNew(act, SHORTLY))
                .filter(act -> act.rulings().isEmpty() && makesBurraco(act))
                .findFirst();
    }

    private boolean isNew(Shown act, long millis) {
        return state.now() - act.decided() < millis;
    }

    private boolean makesBurraco(Shown act) {
        Optional<Meld> meld = meldOf(act).flatMap(state.hand().open().melds()::find);
        return meld.filter(one -> state.hand().burraco(one) != Burraco.NONE)
                .filter(one -> sizeBefore(one, act) < Burraco.CARDS)
                .isPresent();
    }

    /** How many cards it had before this act, by what was laid there since. */
    private int sizeBefore(Meld meld, Shown act) {
        List<Shown> acts = state.hand().acts();
        int laid =
                acts.subList(acts.indexOf(act), acts.size()).stream()
                        .filter(one -> meldOf(one).equals(Optional.of(meld.id())))
                        .mapToInt(one -> cards(one.act()))
                        .sum();
        return meld.cards().size() - laid;
    }

    private static int cards(Act act) {
        return switch (act) {
            case Act.Open open -> open.cards().size();
            case Act.Tie tie -> tie.cards().size();
            case Act _ -> 0;
        };
    }

    /** The meld that it opened or went to. */
    private Optional<MeldId> meldOf(Shown shown) {
        return switch (shown.act()) {
            case Act.Tie tie -> Optional.of(tie.meld());
            case Act.Open open when shown.equals(lastOpen(open)) ->
                    state.hand().open().melds().of(open.seat().line()).stream()
                            .map(Meld::id)
                            .reduce((_, later) -> later);
            case Act _ -> Optional.empty();
        };
    }

    /** Only of the line's last meld it is known by which act it was opened. */
    private Shown lastOpen(Act.Open open) {
        return state.hand().acts().reversed().stream()
                .filter(one ->
                        one.act() instanceof Act.Open other
                                && other.seat().line() == open.seat().line())
                .findFirst()
                .orElseThrow();
    }
}
