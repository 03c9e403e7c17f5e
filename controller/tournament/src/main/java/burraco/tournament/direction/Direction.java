package burraco.tournament.direction;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Progress.Done;
import burraco.tournament.direction.Progress.Refused;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Penalty;
import burraco.tournament.field.Warned;
import burraco.tournament.plan.Formula;
import burraco.tournament.round.DraftEdits;
import burraco.tournament.round.Edit;
import burraco.tournament.round.Round;
import burraco.tournament.round.RoundState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the direction of a tournament may do when. Refuses, with a sentence, what it may not. */
public final class Direction {
    private Direction() {}

    public static Progress apply(Tournament tournament, Change change) {
        if (tournament.finished()) {
            return new Refused("change.finished");
        }
        return switch (changed(tournament, change)) {
            case Done done -> remarked(tournament, change, done);
            case Refused refused -> refused;
        };
    }

    /**
     * Does again what was done before other changes. A draft of then is not worked out: what came
     * of it follows, and is checked.
     */
    public static Progress redo(Tournament tournament, Change change) {
        return change instanceof Change.Draft && !tournament.finished()
                ? new Done(Changed.draft(tournament, Optional.of(DraftEdits.NONE)))
                : apply(tournament, change);
    }

    /** Says when a draft that an arbiter has worked on is no longer what it was. */
    private static Done remarked(Tournament before, Change change, Done done) {
        boolean worked =
                before.draft()
                        .filter(draft -> draft.checked() || !draft.edits().isEmpty())
                        .isPresent();
        boolean byHand =
                change instanceof Change.EditDraft
                        || change instanceof Change.Check
                        || change instanceof Change.Draft
                        || change instanceof Change.Unpost;
        boolean same = before.draft().equals(done.now().draft());
        if (!worked || byHand || same || done.now().draft().isEmpty()) {
            return done;
        }
        List<Sentence> remarks = new ArrayList<>(done.remarks());
        remarks.add(new Sentence("remark.draft-anew", before.next()));
        return new Done(done.now(), remarks);
    }

    private static Progress changed(Tournament tournament, Change change) {
        return switch (change) {
            case Change.Plan(Formula formula) -> plan(tournament, formula);
            case Change.Enter enter -> Entries.enter(tournament, enter.contestant());
            case Change.Amend(Contestant contestant) -> Entries.amend(tournament, contestant);
            case Change.Scratch(int number) -> Entries.scratch(tournament, number);
            case Change.Order order -> Entries.order(tournament, order.numbers());
            case Change.Admit admit -> Latecomers.admit(tournament, admit);
            case Change.Leave leave -> Absences.leave(tournament, leave);
            case Change.Return(int number, int round) -> Absences.back(tournament, number, round);
            case Change.Substitute substitute -> Substitutions.substitute(tournament, substitute);
            case Change.Draft() -> Drafts.draft(tournament);
            case Change.EditDraft(Edit edit) -> Drafts.edit(tournament, edit);
            case Change.Check(String _) -> Drafts.check(tournament);
            case Change.Post post -> Posting.post(tournament, post);
            case Change.Unpost unpost -> Unposting.unpost(tournament, unpost);
            case Change.NameLineUp named -> LineUps.name(tournament, named);
            case Change.Seat(int round) -> step(tournament, round, RoundState.SEATED);
            case Change.Start(int round) -> step(tournament, round, RoundState.RUNNING);
            case Change.Record result -> Results.record(tournament, result);
            case Change.Late late -> Results.late(tournament, late);
            case Change.Countersign signed -> Results.countersign(tournament, signed);
            case Change.Correct correct -> Corrections.correct(tournament, correct);
            case Change.Penalize(Penalty penalty) -> Penalties.penalize(tournament, penalty);
            case Change.Warn(Warned warned) -> Penalties.warn(tournament, warned);
            case Change.Rank(int round) -> rank(tournament, round, RoundState.RANKED);
            case Change.PostRanking(int round) ->
                    rank(tournament, round, RoundState.RANKING_POSTED);
            case Change.Finish() -> finish(tournament);
        };
    }

    private static Progress plan(Tournament tournament, Formula formula) {
        if (!Plans.keeps(tournament.formula(), formula, tournament.rounds().size())) {
            return new Refused("change.formula-fixed");
        }
        Optional<Refused> wrong =
                Plans.problem(formula).or(() -> Entries.unfit(tournament, formula.field()));
        return wrong.<Progress>map(refused -> refused)
                .orElseGet(() -> new Done(Changed.formula(tournament, formula)));
    }

    /** From posted on to running, one after the other or leaving one out. */
    private static Progress step(Tournament tournament, int number, RoundState to) {
        Optional<Round> round = tournament.round(number);
        if (round.isEmpty()) {
            return new Refused("change.no-round", number);
        }
        RoundState now = round.get().state();
        return now.compareTo(to) >= 0
                ? new Refused("change.already", number, now)
                : new Done(Changed.round(tournament, round.get().is(to)));
    }

    private static Progress rank(Tournament tournament, int number, RoundState to) {
        Optional<Round> round = tournament.round(number);
        if (round.isEmpty()) {
            return new Refused("change.no-round", number);
        }
        if (number != tournament.rounds().size()) {
            return new Refused("change.not-last", number);
        }
        RoundState now = round.get().state();
        if (now.compareTo(RoundState.COMPLETE) < 0) {
            return new Refused("change.results-missing", Results.missing(tournament, number));
        }
        return now.compareTo(to) >= 0
                ? new Refused("change.already", number, now)
                : new Done(Changed.round(tournament, round.get().is(to)));
    }

    private static Progress finish(Tournament tournament) {
        boolean over =
                !tournament.hasNext()
                        && tournament
                                .current()
                                .filter(round -> round.state() == RoundState.RANKING_POSTED)
                                .isPresent();
        return over
                ? new Done(Changed.finished(tournament))
                : new Refused("change.not-over", tournament.formula().rounds());
    }
}
