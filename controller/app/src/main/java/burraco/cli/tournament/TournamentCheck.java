package burraco.cli.tournament;

import burraco.cli.options.Arguments;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.desk.file.Content;
import burraco.json.Json;
import burraco.json.JsonObject;
import burraco.text.Sentence;
import burraco.tournament.check.Audit;
import burraco.tournament.words.TournamentWords;
import java.util.List;

/**
 * {@code ./table tournament check}: works out a tournament once more, with other code than the one
 * that made it.
 */
final class TournamentCheck {
    private final Screen screen;
    private final TournamentWords words;
    private final Content content;

    TournamentCheck(Screen screen, TournamentWords words, Content content) {
        this.screen = screen;
        this.words = words;
        this.content = content;
    }

    /** What {@code check --json} says. */
    public record CheckJson(int rounds, List<String> problems) implements JsonObject {}

    int check(Arguments typed) {
        List<Sentence> problems =
                Audit.problems(content.history().opening(), content.history().changes());
        List<String> said = problems.stream().map(words.about(content.now().field())::say).toList();
        int rounds = content.now().rounds().size();
        if (typed.has("--json")) {
            screen.out().println(Json.write(new CheckJson(rounds, said)));
        } else if (said.isEmpty()) {
            screen.say("tournament.sound", rounds);
        } else {
            said.forEach(screen.out()::println);
        }
        return said.isEmpty() ? ExitStatus.DONE : ExitStatus.NOT_WHOLE;
    }
}
