package burraco.tracking.course;

import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.layout.Zone;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Which meld lies at which place of the table. Immutable. */
public final class MeldSlots {
    public static final MeldSlots NONE = new MeldSlots(Map.of());

    private final Map<Zone.MeldSlot, MeldId> melds;

    private MeldSlots(Map<Zone.MeldSlot, MeldId> melds) {
        this.melds = melds;
    }

    public Optional<MeldId> at(Zone.MeldSlot slot) {
        return Optional.ofNullable(melds.get(slot));
    }

    public Optional<Zone.MeldSlot> of(MeldId meld) {
        for (Map.Entry<Zone.MeldSlot, MeldId> one : melds.entrySet()) {
            if (one.getValue().equals(meld)) {
                return Optional.of(one.getKey());
            }
        }
        return Optional.empty();
    }

    /** With this meld at this place, and no longer anywhere else. */
    MeldSlots with(Zone.MeldSlot slot, MeldId meld) {
        Map<Zone.MeldSlot, MeldId> more = new LinkedHashMap<>(melds);
        more.values().removeIf(meld::equals);
        more.put(slot, meld);
        return new MeldSlots(more);
    }

    /** Without the melds that are not in the hand any more. */
    MeldSlots in(Hand hand) {
        Map<Zone.MeldSlot, MeldId> left = new LinkedHashMap<>(melds);
        left.values().removeIf(id -> hand.melds().find(id).isEmpty());
        return left.size() == melds.size() ? this : new MeldSlots(left);
    }

    /** The place of a meld. */
    Optional<Zone.MeldSlot> holding(Meld meld) {
        return of(meld.id());
    }
}
