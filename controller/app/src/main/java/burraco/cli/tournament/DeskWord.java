package burraco.cli.tournament;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandRefusal;
import burraco.cli.options.Nearest;
import burraco.cli.options.TournamentRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** What the direction can ask for, and what has to stand behind it. */
enum DeskWord {
    NEW(
            0,
            0,
            "--title",
            "--field",
            "--hands",
            "--stage",
            "--ties",
            "--sessions",
            "--rest",
            "--clubs-apart",
            "--seed"),
    PLAN(0, 0, "--stage", "--ties", "--sessions", "--rest", "--clubs-apart"),
    ENTER(0, 8, "--from", "--number", "--name", "--club", "--sits"),
    AMEND(1, 9, "--name", "--club", "--sits"),
    SCRATCH(1, 1),
    ORDER(1, Integer.MAX_VALUE),
    DRAW(0, 0),
    SWAP(2, 2, "--by", "--why"),
    SWAP_TABLES(2, 2, "--by", "--why"),
    MOVE(3, 3, "--by", "--why"),
    PIN(2, 2, "--by", "--why"),
    APPROVE(0, 0, "--by"),
    POST(0, 0),
    UNPOST(0, 0, "--by", "--why"),
    SEATED(0, 0),
    START(0, 0),
    LATE(2, 2),
    LINE_UP(5, 9, "--round"),
    RESULT(0, 3, "--from", "--round", "--parts", "--award", "--left", "--earned", "--by", "--why"),
    COUNTERSIGN(1, 1, "--by"),
    CORRECT(
            1,
            3,
            "--round",
            "--parts",
            "--award",
            "--left",
            "--earned",
            "--ground",
            "--agreed",
            "--by",
            "--why"),
    WITHDRAW(1, 1, "--round", "--reason", "--by", "--why"),
    RETURN(1, 1, "--round"),
    ADMIT(0, 8, "--number", "--name", "--club", "--sits", "--now"),
    SUBSTITUTE(3, 3, "--by"),
    PENALTY(2, 2, "--round", "--by", "--why"),
    WARNING(1, 1, "--round", "--by", "--why"),
    RANK(0, 0),
    POST_RANKING(0, 0),
    NEXT(0, 0),
    FINISH(0, 0),
    UNDO(0, 1),
    SHOW(0, 0),
    PRINT(1, 1, "--round", "--as", "--out"),
    EXPLAIN(0, 1, "--round"),
    CHECK(0, 0, "--json"),
    SERVE(0, 0, "--web", "--address", "--certificate", "--key");

    private static final Set<String> OF_ALL = Set.of("--lang");

    private final int fewest;
    private final int most;
    private final Set<String> options;

    /**
     * @param fewest words behind the file
     * @param most words behind the file
     */
    DeskWord(int fewest, int most, String... options) {
        this.fewest = fewest;
        this.most = most;
        this.options = Set.of(options);
    }

    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The word that these arguments begin with, and whether they go with it. */
    static DeskWord of(Arguments arguments) {
        String typed = arguments.operand();
        DeskWord word =
                Stream.of(values())
                        .filter(one -> one.word().equals(typed))
                        .findFirst()
                        .orElseThrow(() -> unknown(typed));
        int given = arguments.rest().size() - 2;
        if (given < word.fewest) {
            throw new CommandRefusal("tournament.of-what", typed);
        }
        if (given > word.most) {
            throw arguments.tooMany(arguments.rest().get(2 + word.most));
        }
        for (String option : arguments.given()) {
            if (!word.options.contains(option) && !OF_ALL.contains(option)) {
                throw word.options.isEmpty()
                        ? new CommandRefusal("tournament.takes-none", option, typed)
                        : new CommandRefusal(
                                "tournament.goes-with", option, typed, all(word.options));
            }
        }
        return word;
    }

    private static String all(Set<String> options) {
        List<String> sorted = new ArrayList<>(options);
        sorted.sort(null);
        return String.join(", ", sorted);
    }

    private static CommandRefusal unknown(String typed) {
        return Nearest.like(typed, TournamentRow.WORDS)
                .map(near -> new CommandRefusal("tournament.near", typed, near))
                .orElseGet(() -> new CommandRefusal("tournament.unknown", typed));
    }
}
