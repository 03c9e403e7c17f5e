package burraco.desk;

import burraco.desk.file.Content;
import burraco.desk.file.Keeper;
import burraco.desk.file.Undo;
import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Posting;
import burraco.tournament.direction.Progress;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Field;
import burraco.tournament.file.ChangeText;
import burraco.tournament.file.EntriesCsv;
import burraco.tournament.file.EntryNumbers;
import burraco.tournament.file.KnownNames;
import burraco.tournament.file.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Carries out the orders of the pages, one after the other, and has them kept. */
final class Desk {
    private final Keeper keeper;

    Desk(Keeper keeper) {
        this.keeper = keeper;
    }

    /**
     * @param remarks what the direction should know
     */
    record Carried(Content now, List<Sentence> remarks) {}

    String name() {
        return keeper.name();
    }

    Content now() throws IOException {
        return keeper.read();
    }

    /**
     * @param by who has signed in
     * @throws DeskRefusalException if it is not carried out
     */
    Carried carryOut(DeskOrder order, String by) throws IOException {
        List<Sentence> remarks = new ArrayList<>();
        Content now = keeper.change(before -> after(order, by, before, remarks), by);
        return new Carried(now, remarks);
    }

    private Content after(DeskOrder order, String by, Content before, List<Sentence> remarks)
            throws IOException {
        return switch (order) {
            case DeskOrder.Do(String text, var seen) -> {
                mustBeSeen(seen, before);
                yield done(Signature.of(change(text, before), by), before, remarks);
            }
            case DeskOrder.Post(var seen) -> {
                mustBeSeen(seen, before);
                yield done(post(before), before, remarks);
            }
            case DeskOrder.TakeBack(var seen) -> {
                mustBeSeen(seen, before);
                yield switch (Undo.of(before)) {
                    case NOTHING -> throw refused(before, "desk.nothing-to-undo");
                    case POSTED -> throw refused(before, "desk.posted");
                    case OPEN -> Undo.last(keeper, before);
                };
            }
            case DeskOrder.Enter(byte[] list) -> entered(list, before, remarks);
        };
    }

    private static void mustBeSeen(Optional<String> seen, Content before) {
        if (seen.filter(version -> !version.equals(before.version())).isPresent()) {
            throw refused(before, "desk.changed-meanwhile");
        }
    }

    private static Change change(String text, Content before) {
        return switch (ChangeText.read(text)) {
            case ChangeText.Understood(Change change) -> change;
            case ChangeText.Unclear(Problem problem) -> throw refused(before, problem.what());
        };
    }

    private static Change post(Content before) {
        return Posting.of(before.now())
                .orElseThrow(() -> refused(before, new Sentence("change.no-draft")));
    }

    private static Content done(Change change, Content before, List<Sentence> remarks) {
        return switch (Direction.apply(before.now(), change)) {
            case Progress.Refused(Sentence why) -> throw refused(before, why);
            case Progress.Done(Tournament now, List<Sentence> said) -> {
                remarks.addAll(said);
                remarks.addAll(ofNames(change, before.now().field()));
                // The same result twice counts once, and stands in the file once.
                yield now == before.now() ? before : before.with(change, now);
            }
        };
    }

    private static List<Sentence> ofNames(Change change, Field field) {
        return described(change).map(one -> KnownNames.remarks(field, one)).orElse(List.of());
    }

    /** Whom the change brings in, or names anew. */
    private static Optional<Contestant> described(Change change) {
        if (change instanceof Change.Enter(Contestant one)) {
            return Optional.of(one);
        }
        if (change instanceof Change.Admit(Contestant one, var _)) {
            return Optional.of(one);
        }
        return change instanceof Change.Amend(Contestant one) ? Optional.of(one) : Optional.empty();
    }

    /** All of the list or none of it. Entries without a number get the next free ones. */
    private static Content entered(byte[] list, Content before, List<Sentence> remarks) {
        return switch (EntriesCsv.read(list, before.now().formula().field())) {
            case EntriesCsv.Found.Problems(List<Problem> all) ->
                    throw refused(before, placed(all.getFirst()));
            case EntriesCsv.Found.Entries(List<Contestant> entries, List<Problem> said) -> {
                said.stream().map(Desk::placed).forEach(remarks::add);
                List<Contestant> numbered = EntryNumbers.of(entries, before.now().field());
                remarks.addAll(KnownNames.remarks(before.now().field(), numbered));
                yield entered(numbered, before);
            }
        };
    }

    private static Content entered(List<Contestant> entries, Content before) {
        Tournament now = before.now();
        List<Change> changes = new ArrayList<>();
        for (Contestant one : entries) {
            Change enter = new Change.Enter(one);
            now =
                    switch (Direction.apply(now, enter)) {
                        case Progress.Done(Tournament after, var _) -> after;
                        case Progress.Refused(Sentence why) -> throw refused(before, why);
                    };
            changes.add(enter);
        }
        return before.with(changes, now);
    }

    private static Sentence placed(Problem problem) {
        return new Sentence("file.problem", problem.line(), problem.column(), problem.what());
    }

    private static DeskRefusalException refused(Content before, String key) {
        return refused(before, new Sentence(key));
    }

    private static DeskRefusalException refused(Content before, Sentence why) {
        return new DeskRefusalException(why, before.now().field());
    }
}
