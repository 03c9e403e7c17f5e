package burraco.table;

import burraco.table.sheet.Difference;
import burraco.table.sheet.Sheet;
import burraco.table.sheet.Slot;
import burraco.table.state.Contest;
import burraco.table.state.Question;
import burraco.table.state.Questions;
import burraco.table.state.Revoked;
import burraco.table.state.Shown;
import burraco.tracking.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is told when a sheet has become another one, and what is left open then.
 *
 * @param questions those that are still open
 * @param contest empty where its act is gone
 */
record Telling(List<Effect> effects, Questions questions, Optional<Contest> contest) {
    Telling {
        effects = List.copyOf(effects);
    }

    /**
     * @param whys why the watcher took back the act at a place
     */
    static Telling of(
            Difference difference,
            Map<Integer, Told.Why> whys,
            Questions questions,
            Optional<Contest> contest) {
        List<Effect> effects = new ArrayList<>();
        for (Difference.Gone gone : difference.gone()) {
            Optional<Told.Why> why = Optional.ofNullable(whys.get(gone.line().id()));
            effects.add(new Effect.Withdrawn(Shown.of(gone.line()), why, gone.fallen()));
        }
        Questions open = questions;
        for (var line : difference.come()) {
            effects.add(new Effect.Decided(Shown.of(line)));
            for (Question question : open.clearedBy(line)) {
                open = open.without(question);
                effects.add(new Effect.Resolved(question));
            }
        }
        return new Telling(effects, open, contest);
    }

    /** The rulings among it that fell because play contradicts them. */
    Optional<Revoked> revoked(long now) {
        for (Effect effect : effects) {
            if (effect instanceof Effect.Withdrawn(var act, var why, var fallen)
                    && why.equals(Optional.of(Told.Why.CONTRADICTED))
                    && !fallen.isEmpty()) {
                return Optional.of(new Revoked(act, fallen, now));
            }
        }
        return Optional.empty();
    }

    /** And what people said and cannot be any more. */
    Telling with(List<Slot> fallen) {
        List<Effect> more = new ArrayList<>(effects);
        fallen.stream()
                .flatMap(slot -> slot.corrections().stream())
                .forEach(one -> more.add(new Effect.CorrectionFell(one.id())));
        return new Telling(more, questions, contest);
    }

    /** Nobody contests an act that is gone, or not the last one any more. */
    Telling on(Sheet sheet) {
        boolean stands = contest.filter(one -> Contesting.isLast(sheet, one.act())).isPresent();
        if (stands || contest.isEmpty()) {
            return this;
        }
        List<Effect> more = new ArrayList<>(effects);
        more.add(new Effect.ContestOver(contest.get(), Optional.empty()));
        return new Telling(more, questions, Optional.empty());
    }
}
