package burraco.tournament.direction;

import burraco.tournament.Tournament;
import burraco.tournament.field.Field;
import burraco.tournament.field.Penalty;
import burraco.tournament.field.Warned;
import burraco.tournament.plan.Formula;
import burraco.tournament.round.DraftEdits;
import burraco.tournament.round.Edit;
import burraco.tournament.round.Places;
import burraco.tournament.round.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A tournament with one thing changed. */
final class Changed {
    private Changed() {}

    static Tournament formula(Tournament was, Formula formula) {
        return new Tournament(
                was.title(),
                was.seed(),
                formula,
                was.field(),
                was.order(),
                was.places(),
                was.rounds(),
                freshDraft(was),
                was.penalties(),
                was.warned(),
                was.finished());
    }

    /** A draft is made anew, with the edits that still apply; an arbiter has to look again. */
    static Optional<DraftEdits> freshDraft(Tournament was) {
        return was.draft().map(edited -> new DraftEdits(edited.edits(), false));
    }

    static Tournament field(Tournament was, Field field) {
        return new Tournament(
                was.title(),
                was.seed(),
                was.formula(),
                field,
                was.order(),
                was.places(),
                was.rounds(),
                freshDraft(was),
                was.penalties(),
                was.warned(),
                was.finished());
    }

    static Tournament order(Tournament was, List<Integer> order) {
        return new Tournament(
                was.title(),
                was.seed(),
                was.formula(),
                was.field(),
                order,
                was.places(),
                was.rounds(),
                freshDraft(was),
                was.penalties(),
                was.warned(),
                was.finished());
    }

    static Tournament places(Tournament was, List<Places> places) {
        return new Tournament(
                was.title(),
                was.seed(),
                was.formula(),
                was.field(),
                was.order(),
                places,
                was.rounds(),
                freshDraft(was),
                was.penalties(),
                was.warned(),
                was.finished());
    }

    static Tournament rounds(Tournament was, List<Round> rounds, Optional<DraftEdits> draft) {
        return new Tournament(
                was.title(),
                was.seed(),
                was.formula(),
                was.field(),
                was.order(),
                was.places(),
                rounds,
                draft,
                was.penalties(),
                was.warned(),
                was.finished());
    }

    /** With a round in place of the one of the same number. */
    static Tournament round(Tournament was, Round round) {
        List<Round> rounds = new ArrayList<>(was.rounds());
        rounds.set(round.number() - 1, round);
        return rounds(was, rounds, was.draft());
    }

    static Tournament draft(Tournament was, Optional<DraftEdits> draft) {
        return rounds(was, was.rounds(), draft);
    }

    static Tournament edited(Tournament was, Edit edit) {
        return draft(was, was.draft().map(draft -> draft.with(edit)));
    }

    static Tournament penalties(Tournament was, List<Penalty> penalties) {
        return new Tournament(
                was.title(),
                was.seed(),
                was.formula(),
                was.field(),
                was.order(),
                was.places(),
                was.rounds(),
                freshDraft(was),
                penalties,
                was.warned(),
                was.finished());
    }

    static Tournament warned(Tournament was, List<Warned> warned) {
        return new Tournament(
                was.title(),
                was.seed(),
                was.formula(),
                was.field(),
                was.order(),
                was.places(),
                was.rounds(),
                was.draft(),
                was.penalties(),
                warned,
                was.finished());
    }

    static Tournament finished(Tournament was) {
        return new Tournament(
                was.title(),
                was.seed(),
                was.formula(),
                was.field(),
                was.order(),
                was.places(),
                was.rounds(),
                Optional.empty(),
                was.penalties(),
                was.warned(),
                true);
    }
}
