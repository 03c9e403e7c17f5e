package burraco.table;

import burraco.table.sheet.ActSheet;
import burraco.table.sheet.ActSlot;
import burraco.table.sheet.SheetChanges;
import burraco.table.state.Contest;
import burraco.table.state.Question;
import burraco.table.state.Questions;
import burraco.table.state.RevokedRulings;
import burraco.table.state.ShownAct;
import burraco.tracking.course.WithdrawalReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The effects of a changed record, and which questions and contest are left.
 *
 * @param questions the questions that are still open
 * @param contest empty if its act is gone
 */
record RecordChangeEffects(List<Effect> effects, Questions questions, Optional<Contest> contest) {
    RecordChangeEffects {
        effects = List.copyOf(effects);
    }

    /**
     * @param whys why the watcher withdrew the act of a slot
     */
    static RecordChangeEffects of(
            SheetChanges difference,
            Map<Integer, WithdrawalReason> whys,
            Questions questions,
            Optional<Contest> contest) {
        List<Effect> effects = new ArrayList<>();
        for (SheetChanges.Gone gone : difference.gone()) {
            Optional<WithdrawalReason> why = Optional.ofNullable(whys.get(gone.line().id()));
            effects.add(new Effect.Withdrawn(ShownAct.of(gone.line()), why, gone.fallen()));
        }
        Questions open = questions;
        for (var line : difference.come()) {
            effects.add(new Effect.Decided(ShownAct.of(line)));
            for (Question question : open.clearedBy(line)) {
                open = open.without(question);
                effects.add(new Effect.Resolved(question));
            }
        }
        return new RecordChangeEffects(effects, open, contest);
    }

    /** The rulings that fell because play contradicts them. */
    Optional<RevokedRulings> revoked(long now) {
        for (Effect effect : effects) {
            if (effect instanceof Effect.Withdrawn(var act, var why, var fallen)
                    && why.equals(Optional.of(WithdrawalReason.CONTRADICTED))
                    && !fallen.isEmpty()) {
                return Optional.of(new RevokedRulings(act, fallen, now));
            }
        }
        return Optional.empty();
    }

    /** Adds the corrections that have become impossible. */
    RecordChangeEffects with(List<ActSlot> fallen) {
        List<Effect> more = new ArrayList<>(effects);
        fallen.stream()
                .flatMap(slot -> slot.corrections().stream())
                .forEach(one -> more.add(new Effect.CorrectionFell(one.id())));
        return new RecordChangeEffects(more, questions, contest);
    }

    /** Ends a contest whose act is gone or no longer the last one. */
    RecordChangeEffects on(ActSheet sheet) {
        boolean stands = contest.filter(one -> ContestHandler.isLast(sheet, one.act())).isPresent();
        if (stands || contest.isEmpty()) {
            return this;
        }
        List<Effect> more = new ArrayList<>(effects);
        more.add(new Effect.ContestOver(contest.get(), Optional.empty()));
        return new RecordChangeEffects(more, questions, Optional.empty());
    }
}
