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
    private final Tournament was;
    private Formula formula;
    private Field field;
    private List<Integer> order;
    private List<Places> places;
    private List<Round> rounds;
    private Optional<DraftEdits> draft;
    private List<Penalty> penalties;
    private List<Warned> warned;
    private boolean finished;

    private Changed(Tournament was) {
        this.was = was;
        formula = was.formula();
        field = was.field();
        order = was.order();
        places = was.places();
        rounds = was.rounds();
        draft = was.draft();
        penalties = was.penalties();
        warned = was.warned();
        finished = was.finished();
    }

    private Tournament now() {
        return new Tournament(
                was.title(),
                was.seed(),
                was.edition(),
                formula,
                field,
                order,
                places,
                rounds,
                draft,
                penalties,
                warned,
                finished);
    }

    /** For what the seats of a draft may depend on. */
    private static Changed withFreshDraft(Tournament was) {
        Changed changed = new Changed(was);
        changed.draft = freshDraft(was);
        return changed;
    }

    /** A draft is made anew, with the edits that still apply; an arbiter has to look again. */
    static Optional<DraftEdits> freshDraft(Tournament was) {
        return was.draft().map(edited -> new DraftEdits(edited.edits(), false));
    }

    static Tournament formula(Tournament was, Formula formula) {
        Changed changed = withFreshDraft(was);
        changed.formula = formula;
        return changed.now();
    }

    static Tournament field(Tournament was, Field field) {
        Changed changed = withFreshDraft(was);
        changed.field = field;
        return changed.now();
    }

    static Tournament order(Tournament was, List<Integer> order) {
        Changed changed = withFreshDraft(was);
        changed.order = order;
        return changed.now();
    }

    static Tournament places(Tournament was, List<Places> places) {
        Changed changed = withFreshDraft(was);
        changed.places = places;
        return changed.now();
    }

    static Tournament rounds(Tournament was, List<Round> rounds, Optional<DraftEdits> draft) {
        Changed changed = new Changed(was);
        changed.rounds = rounds;
        changed.draft = draft;
        return changed.now();
    }

    /**
     * Without the last round.
     *
     * @param stage whether its stage goes with it
     */
    static Tournament withoutLast(Tournament was, boolean stage) {
        Changed changed = new Changed(was);
        changed.rounds = was.rounds().subList(0, was.rounds().size() - 1);
        changed.places = stage ? was.places().subList(0, was.places().size() - 1) : was.places();
        return changed.now();
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
        Changed changed = withFreshDraft(was);
        changed.penalties = penalties;
        return changed.now();
    }

    static Tournament warned(Tournament was, List<Warned> warned) {
        Changed changed = new Changed(was);
        changed.warned = warned;
        return changed.now();
    }

    static Tournament finished(Tournament was) {
        Changed changed = new Changed(was);
        changed.draft = Optional.empty();
        changed.finished = true;
        return changed.now();
    }
}
