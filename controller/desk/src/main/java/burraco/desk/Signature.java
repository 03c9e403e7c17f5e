package burraco.desk;

import burraco.tournament.direction.Change;
import burraco.tournament.field.Penalty;
import burraco.tournament.field.Warned;
import burraco.tournament.round.Edit;

/** Puts the name of who has signed in into a change, whatever name the page has sent. */
final class Signature {
    private Signature() {}

    static Change of(Change change, String by) {
        return switch (change) {
            case Change.Leave(var number, var round, var leaving, var _, var why) ->
                    new Change.Leave(number, round, leaving, by, why);
            case Change.Substitute(var number, var out, var in, var _) ->
                    new Change.Substitute(number, out, in, by);
            case Change.EditDraft(Edit edit) -> new Change.EditDraft(edit(edit, by));
            case Change.Check _ -> new Change.Check(by);
            case Change.Countersign(var round, var table, var _) ->
                    new Change.Countersign(round, table, by);
            case Change.Correct correct -> correct(correct, by);
            case Change.Unpost(var round, var _, var why) -> new Change.Unpost(round, by, why);
            // What the slip says needs no name.
            case Change.Record(var round, var table, var result, var sent, var why) ->
                    sent.isEmpty() && why.isEmpty()
                            ? change
                            : new Change.Record(round, table, result, by, why);
            case Change.Penalize(Penalty given) ->
                    new Change.Penalize(
                            new Penalty(
                                    given.number(),
                                    given.round(),
                                    given.victoryPoints(),
                                    given.matchPoints(),
                                    by,
                                    given.why()));
            case Change.Warn(Warned warned) ->
                    new Change.Warn(new Warned(warned.number(), warned.round(), by, warned.why()));
            case Change.Plan _,
                    Change.Enter _,
                    Change.Amend _,
                    Change.Scratch _,
                    Change.Order _,
                    Change.Admit _,
                    Change.Return _,
                    Change.Draft _,
                    Change.Post _,
                    Change.Seat _,
                    Change.Start _,
                    Change.NameLineUp _,
                    Change.Late _,
                    Change.Rank _,
                    Change.PostRanking _,
                    Change.Finish _ ->
                    change;
        };
    }

    private static Change correct(Change.Correct change, String by) {
        return new Change.Correct(
                change.round(),
                change.table(),
                change.result(),
                change.ground(),
                change.agreed(),
                by,
                change.why());
    }

    private static Edit edit(Edit edit, String by) {
        return switch (edit) {
            case Edit.Swap(int one, int other, var _, var why) ->
                    new Edit.Swap(one, other, by, why);
            case Edit.SwapTables(int one, int other, var _, var why) ->
                    new Edit.SwapTables(one, other, by, why);
            case Edit.Move(int number, int table, boolean first, var _, var why) ->
                    new Edit.Move(number, table, first, by, why);
            case Edit.Pin(int number, int table, var _, var why) ->
                    new Edit.Pin(number, table, by, why);
        };
    }
}
