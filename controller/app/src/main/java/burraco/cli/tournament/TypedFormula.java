package burraco.cli.tournament;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandRefusal;
import burraco.tournament.Tournament;
import burraco.tournament.file.History;
import burraco.tournament.file.HistoryReader;
import burraco.tournament.file.HistoryWriter;
import burraco.tournament.file.Problem;
import burraco.tournament.file.Read;
import burraco.tournament.plan.Formula;
import burraco.tournament.words.TournamentWords;
import java.util.ArrayList;
import java.util.List;

/** A new tournament from options. They become the lines of its file and are read as such. */
final class TypedFormula {
    private static final String CLUB_EVENING = "mitchell 3 shift 1";
    private static final String LAST_ROUND = "danese-modified 1";

    private TypedFormula() {}

    /**
     * @param seed if none is typed
     */
    static History begun(Arguments typed, String title, long seed, TournamentWords words) {
        String field = typed.value("--field").orElse("pairs");
        String hands = typed.value("--hands").orElse(field.equals("teams") ? "teams" : "4");
        long lots = typed.isThere("--seed") ? typed.whole("--seed") : seed;
        String text = text(typed, field, hands, typed.value("--title").orElse(title), lots);
        return switch (HistoryReader.read(text)) {
            case Read.Done(History history, var _) -> history;
            case Read.Problems problems -> throw refusal(problems.all().getFirst(), text, words);
        };
    }

    /** What is typed in place of what was planned; stages replace all stages. */
    static Formula changed(Arguments typed, Tournament now, TournamentWords words) {
        Formula was = now.formula();
        String text = text(typed, was.field().toString(), was.length().toString(), "plan", 0);
        Formula formula =
                switch (HistoryReader.read(text)) {
                    case Read.Done(var _, Tournament planned) -> planned.formula();
                    case Read.Problems problems ->
                            throw refusal(problems.all().getFirst(), text, words);
                };
        return new Formula(
                was.field(),
                was.length(),
                typed.isThere("--stage") ? formula.stages() : was.stages(),
                typed.isThere("--ties") ? formula.tieBreaks() : was.tieBreaks(),
                typed.isThere("--sessions") ? formula.sessionEnds() : was.sessionEnds(),
                typed.isThere("--rest") ? formula.rest() : was.rest(),
                typed.has("--clubs-apart") || was.clubsApart());
    }

    private static CommandRefusal refusal(Problem problem, String text, TournamentWords words) {
        String line = text.lines().toList().get(problem.line() - 1).strip();
        return new CommandRefusal("tournament.formula", line, words.say(problem.what()));
    }

    private static String text(
            Arguments typed, String field, String hands, String title, long seed) {
        List<String> lines = new ArrayList<>();
        lines.add(HistoryWriter.beginning(title, seed).stripTrailing());
        lines.add("plan");
        lines.add("  field " + field);
        lines.add("  length " + hands);
        List<String> stages = typed.all("--stage");
        for (String stage : stages.isEmpty() ? List.of(CLUB_EVENING, LAST_ROUND) : stages) {
            lines.add(stage(stage, lines.stream().noneMatch(one -> one.startsWith("  stage"))));
        }
        lines.add(
                "  tie-breaks "
                        + typed.value("--ties")
                                .orElse("direct,match-points,lot")
                                .replace(',', ' '));
        typed.value("--sessions")
                .ifPresent(rounds -> lines.add("  sessions " + rounds.replace(',', ' ')));
        typed.value("--rest").ifPresent(points -> lines.add("  rest " + points));
        lines.add("  clubs " + (typed.has("--clubs-apart") ? "apart" : "anywhere"));
        return String.join("\n", lines) + "\n";
    }

    /**
     * As people say it: the movement, how many rounds, and what else there is to say. The rest is
     * what is usual: the first stage is drawn, others follow the ranking, and points count on.
     */
    private static String stage(String said, boolean first) {
        List<String> words = new ArrayList<>(List.of(said.strip().split("[\\s,]+")));
        String movement = words.removeFirst();
        String rounds = words.isEmpty() ? "" : words.removeFirst();
        String placing = first ? "draw" : "ranking";
        int at = words.indexOf("placing");
        if (at >= 0 && at + 1 < words.size()) {
            placing = words.get(at + 1);
            words.subList(at, at + 2).clear();
        }
        if (movement.equals("round-robin") && !words.contains("groups")) {
            words.addAll(List.of("groups", "1"));
        }
        String points = words.remove("from-zero") ? "from-zero" : "carried";
        return String.join(
                        " ",
                        "  stage",
                        movement,
                        "rounds",
                        rounds,
                        "placing",
                        placing,
                        "points",
                        points,
                        String.join(" ", words))
                .stripTrailing();
    }
}
