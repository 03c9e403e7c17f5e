package burraco.cli.tournament;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.desk.file.Content;
import burraco.desk.file.TournamentFile;
import burraco.desk.file.Undo;
import burraco.desk.file.UnreadableTournamentException;
import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Progress;
import burraco.tournament.file.History;
import burraco.tournament.file.Problem;
import burraco.tournament.words.TournamentWords;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;

/** {@code ./table tournament}: a tournament in a file, for a direction with paper slips. */
public final class TournamentCommand {
    private final Screen screen;
    private final TournamentWords words;

    public TournamentCommand(Screen screen) {
        this.screen = screen;
        this.words = TournamentWords.in(screen.language());
    }

    public int run(List<String> args) throws IOException {
        Arguments typed = Arguments.parse(CommandName.TOURNAMENT, args);
        DeskWord word = DeskWord.of(typed);
        Path path = Path.of(typed.rest().get(1));
        try {
            return run(word, path, typed);
        } catch (UnreadableTournamentException wrong) {
            Problem problem = wrong.problem();
            throw new CommandRefusal(
                    "tournament.problem",
                    path,
                    problem.line(),
                    problem.column(),
                    words.say(problem.what()));
        }
    }

    private int run(DeskWord word, Path path, Arguments typed) throws IOException {
        TournamentFile file = new TournamentFile(path);
        return switch (word) {
            case NEW -> {
                String name = String.valueOf(path.getFileName()).replaceFirst("[.][^.]*$", "");
                long seed = new SecureRandom().nextInt(Integer.MAX_VALUE);
                History begun = TypedFormula.begun(typed, name, seed, words);
                file.create(begun);
                screen.say("tournament.begun", path, begun.seed());
                yield ExitStatus.DONE;
            }
            case ENTER, RESULT ->
                    typed.isThere("--from") ? many(file, word, typed) : one(file, word, typed);
            case PLAN,
                    AMEND,
                    SCRATCH,
                    ORDER,
                    DRAW,
                    SWAP,
                    SWAP_TABLES,
                    MOVE,
                    PIN,
                    APPROVE,
                    POST,
                    UNPOST,
                    SEATED,
                    START,
                    LATE,
                    LINE_UP,
                    COUNTERSIGN,
                    CORRECT,
                    WITHDRAW,
                    RETURN,
                    ADMIT,
                    SUBSTITUTE,
                    PENALTY,
                    WARNING,
                    RANK,
                    POST_RANKING,
                    NEXT,
                    FINISH ->
                    one(file, word, typed);
            case UNDO -> undo(file, typed);
            case SHOW -> {
                views(file).show();
                yield ExitStatus.DONE;
            }
            case EXPLAIN -> {
                views(file).explain(typed);
                yield ExitStatus.DONE;
            }
            case PRINT -> {
                new TournamentPrint(screen, file.read().now()).print(typed);
                yield ExitStatus.DONE;
            }
            case CHECK -> new TournamentCheck(screen, words, file.read()).check(typed);
            case SERVE -> new TournamentPages(screen, file).serve(typed);
        };
    }

    private TournamentViews views(TournamentFile file) throws IOException {
        return new TournamentViews(screen, words, file.read().now());
    }

    private int one(TournamentFile file, DeskWord word, Arguments typed) throws IOException {
        List<Tournament> after = new ArrayList<>();
        file.change(before -> {
            TypedChanges changes = new TypedChanges(typed, before.now(), words);
            changes.wanted(word)
                    .ifPresent(option -> {
                        throw typed.missing(option);
                    });
            Change change = changes.of(word);
            after.add(apply(before.now(), change));
            return before.with(change, after.getFirst());
        });
        new TournamentViews(screen, words, after.getFirst()).after(word);
        return ExitStatus.DONE;
    }

    /** All of a file of entries or results, or none of it. */
    private int many(TournamentFile file, DeskWord word, Arguments typed) throws IOException {
        List<Tournament> after = new ArrayList<>();
        file.change(before -> {
            List<Change> changes = listed(word, typed, before.now());
            Tournament now = before.now();
            for (Change change : changes) {
                now = apply(now, change);
            }
            after.add(now);
            return before.with(changes, now);
        });
        new TournamentViews(screen, words, after.getFirst()).after(word);
        return ExitStatus.DONE;
    }

    private List<Change> listed(DeskWord word, Arguments typed, Tournament now) throws IOException {
        Path list = typed.path("--from");
        return word == DeskWord.ENTER
                ? TypedEntries.of(list, now, screen, words)
                : TypedTable.results(list, typed, now);
    }

    private Tournament apply(Tournament before, Change change) {
        return switch (Direction.apply(before, change)) {
            case Progress.Done(Tournament now, List<Sentence> remarks) -> {
                remarks.forEach(
                        remark -> screen.err().println(words.about(now.field()).say(remark)));
                yield now;
            }
            case Progress.Refused(Sentence why) ->
                    throw CommandRefusal.saying(words.about(before.field()).say(why));
        };
    }

    /** What is posted is known to people and can't be taken back. */
    private int undo(TournamentFile file, Arguments typed) throws IOException {
        int many = typed.rest().size() > 2 ? Typed.number("N", typed.rest().get(2)) : 1;
        file.change(before -> {
            Content now = before;
            for (int i = 0; i < many; i++) {
                now =
                        switch (Undo.of(now)) {
                            case NOTHING -> throw new CommandRefusal("tournament.nothing-to-undo");
                            case POSTED -> throw new CommandRefusal("tournament.posted");
                            case OPEN -> Undo.last(file, now);
                        };
            }
            return now;
        });
        screen.say("tournament.undone", many);
        return ExitStatus.DONE;
    }
}
