package burraco.signals;

import burraco.engine.act.Act;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.table.state.RevokedRulings;
import burraco.table.state.ShownAct;
import burraco.table.state.TableState;
import java.util.List;
import java.util.Optional;

/** The recent events of a table that deserve a light or a sound. */
public record RecentEvents(TableState state) {
    /** How long a ruling is shown that nobody has to carry out. */
    private static final long SHOWN_MILLIS = 15_000;

    /** How long a pleasant event is shown. */
    private static final long SHORTLY_MILLIS = 3_000;

    /** The last ruling, while it is recent. */
    public Optional<ShownAct> ruling() {
        return state.hand().acts().reversed().stream()
                .filter(act -> !act.rulings().isEmpty() && isNew(act, SHOWN_MILLIS))
                .findFirst();
    }

    /** The rulings that were revoked, while that is recent. */
    public Optional<RevokedRulings> revoked() {
        return state.revoked().filter(one -> state.now() - one.at() < SHOWN_MILLIS);
    }

    /** The meld that has just become a burraco. */
    Optional<MeldId> burraco() {
        return burracoAct().flatMap(this::meldOf);
    }

    /** The act that has just made a burraco. */
    public Optional<ShownAct> burracoAct() {
        return state.hand().acts().reversed().stream()
                .filter(act -> isNew(act, SHORTLY_MILLIS))
                .filter(act -> act.rulings().isEmpty() && makesBurraco(act))
                .findFirst();
    }

    private boolean isNew(ShownAct act, long millis) {
        return state.now() - act.decided() < millis;
    }

    private boolean makesBurraco(ShownAct act) {
        Optional<Meld> meld = meldOf(act).flatMap(state.hand().open().melds()::find);
        return meld.filter(one -> state.hand().burraco(one) != Burraco.NONE)
                .filter(one -> sizeBefore(one, act) < Burraco.CARDS)
                .isPresent();
    }

    /** The size of the meld before this act, from what has been laid there since. */
    private int sizeBefore(Meld meld, ShownAct act) {
        List<ShownAct> acts = state.hand().acts();
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

    /** The meld that the act opened or extended. */
    private Optional<MeldId> meldOf(ShownAct shown) {
        return switch (shown.act()) {
            case Act.Tie tie -> Optional.of(tie.meld());
            case Act.Open open when shown.equals(lastOpen(open)) ->
                    state.hand().open().melds().of(open.seat().line()).stream()
                            .map(Meld::id)
                            .reduce((_, later) -> later);
            case Act _ -> Optional.empty();
        };
    }

    /**
     * The last opening of the line. Only for the line's newest meld it is known which act opened
     * it.
     */
    private ShownAct lastOpen(Act.Open open) {
        return state.hand().acts().reversed().stream()
                .filter(one ->
                        one.act() instanceof Act.Open other
                                && other.seat().line() == open.seat().line())
                .findFirst()
                .orElseThrow();
    }
}
