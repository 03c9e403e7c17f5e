package burraco.terminal;

import burraco.table.Effect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The latest effects, the newest at the end. An act that was withdrawn is removed, unless a ruling
 * was withdrawn with it.
 */
public record RecentEffects(List<Effect> effects) {
    public static final RecentEffects NONE = new RecentEffects(List.of());

    private static final int MAX_EFFECTS = 60;

    public RecentEffects {
        effects = List.copyOf(effects);
    }

    public RecentEffects after(List<Effect> more) {
        List<Effect> all = new ArrayList<>(effects);
        for (Effect effect : more) {
            if (effect instanceof Effect.Withdrawn(var act, _, var fallen)) {
                all.removeIf(
                        one -> one instanceof Effect.Decided(var other) && other.id() == act.id());
                if (!fallen.isEmpty()) {
                    all.add(effect);
                }
            } else {
                all.add(effect);
            }
        }
        return new RecentEffects(all.subList(Math.max(0, all.size() - MAX_EFFECTS), all.size()));
    }

    /** The end of a match, if it is among them. */
    public Optional<Effect> outcome() {
        return effects.reversed().stream()
                .filter(effect -> effect instanceof Effect.MatchOver)
                .findFirst();
    }
}
