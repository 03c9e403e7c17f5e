package burraco.terminal;

import burraco.table.Effect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What has happened lately, the last thing at the end. What the table has taken back is not among
 * it, unless a ruling fell with it.
 */
public record Tidings(List<Effect> effects) {
    public static final Tidings NONE = new Tidings(List.of());

    private static final int MOST = 60;

    public Tidings {
        effects = List.copyOf(effects);
    }

    public Tidings after(List<Effect> more) {
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
        return new Tidings(all.subList(Math.max(0, all.size() - MOST), all.size()));
    }

    /** How a match ended that is among it. */
    public Optional<Effect> outcome() {
        return effects.reversed().stream()
                .filter(effect -> effect instanceof Effect.MatchOver)
                .findFirst();
    }
}
