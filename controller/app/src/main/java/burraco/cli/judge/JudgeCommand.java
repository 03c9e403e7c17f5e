package burraco.cli.judge;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.options.CommandRefusal;
import burraco.cli.options.CommandTexts;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.FileTrouble;
import burraco.cli.out.Screen;
import burraco.engine.ruling.Ruling;
import burraco.files.InputFile;
import burraco.json.Json;
import burraco.json.JsonObject;
import burraco.record.Judgement;
import burraco.record.Problem;
import burraco.record.RecordReader;
import burraco.words.ClubWords;
import burraco.words.Language;
import burraco.words.Problems;
import burraco.words.Words;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;

/** {@code ./table judge}: judges hand records. */
public final class JudgeCommand {
    private final Screen screen;

    public JudgeCommand(Screen screen) {
        this.screen = screen;
    }

    public int run(List<String> args) {
        Arguments options = Arguments.parse(CommandName.JUDGE, args);
        Language language = options.language();
        Words words = words(options, language);
        int status = ExitStatus.DONE;
        for (String file : options.rest()) {
            int one = judge(file, options, language, words);
            status =
                    Math.max(status, one == ExitStatus.RULED && !options.has("--strict") ? 0 : one);
        }
        return status;
    }

    private int judge(String file, Arguments options, Language language, Words words) {
        byte[] bytes;
        try {
            bytes = read(file);
        } catch (NoSuchFileException missing) {
            return unreadable(file, options, Unreadable.missing(language));
        } catch (IOException | InvalidPathException failed) {
            return unreadable(file, options, Unreadable.failed(language, failed));
        }
        Judgement.Knowing knowing =
                options.has("--public") ? Judgement.Knowing.WHAT_LIES_OPEN : Judgement.Knowing.ALL;
        return switch (Judgement.of(bytes, knowing)) {
            case Judgement.Refused refused ->
                    unreadable(file, options, Unreadable.of(language, refused.problem()));
            case Judgement.Judged judged -> {
                if (options.has("--json")) {
                    printJson(file, options, judged);
                } else {
                    new JudgeReport(screen, words, options.has("--explain"))
                            .print(title(file, options), judged);
                }
                yield judged.ruled() ? ExitStatus.RULED : ExitStatus.DONE;
            }
        };
    }

    private static Words words(Arguments options, Language language) {
        try {
            return options.file("--words")
                    .map(file -> ClubWords.read(file, language))
                    .orElseGet(() -> Words.in(language));
        } catch (ClubWords.Unusable unusable) {
            throw new CommandRefusal(unusable.sentence());
        }
    }

    /**
     * Reads at most one byte more than a record may have, which is enough to see that it is too
     * long.
     */
    private static byte[] read(String file) throws IOException {
        if (file.equals("-")) {
            return System.in.readNBytes(RecordReader.MOST_BYTES + 1);
        }
        return InputFile.beginning(Path.of(file), RecordReader.MOST_BYTES);
    }

    private static String title(String file, Arguments options) {
        return options.rest().size() > 1 ? file : "";
    }

    /** Before the objects of each of several files. */
    public record FileJson(String file) implements JsonObject {}

    /** Why a file cannot be judged. */
    public record ErrorJson(String error, String file, int line, int column)
            implements JsonObject {}

    private void print(JsonObject json) {
        screen.out().println(Json.write(json));
    }

    private void printJson(String file, Arguments options, Judgement.Judged judged) {
        if (options.rest().size() > 1) {
            print(new FileJson(file));
        }
        for (Judgement.Step step : judged.steps()) {
            OptionalInt line = OptionalInt.of(step.line());
            print(ActJson.of(step, explained(judged, step.rulings(), line, options)));
        }
        List<ExplainedJson> atEnd = explained(judged, judged.atEnd(), OptionalInt.empty(), options);
        print(EndJson.of(judged.end(), judged.atEnd(), atEnd));
    }

    /** The explanation of each ruling of the line, if explanations were asked for. */
    private static List<ExplainedJson> explained(
            Judgement.Judged judged, List<Ruling> rulings, OptionalInt line, Arguments options) {
        if (!options.has("--explain")) {
            return List.of();
        }
        Explained explained = new Explained(judged);
        return rulings.stream().map(one -> explained.json(one, line)).toList();
    }

    private int unreadable(String file, Arguments options, Unreadable why) {
        boolean json = options.has("--json");
        if (!json || options.rest().size() == 1) {
            screen.err().println(file + why.where() + ": " + why.sentence());
        }
        if (json) {
            print(new ErrorJson(why.sentence(), file, why.line(), why.column()));
        }
        return ExitStatus.BAD_INPUT;
    }

    /** Why a file cannot be judged, and the place; line 0 if it is not a single line. */
    private record Unreadable(int line, int column, String sentence) {
        static Unreadable of(Language language, Problem problem) {
            String sentence = Problems.in(language).say(problem.kind(), problem.details());
            return new Unreadable(problem.line(), problem.column(), sentence);
        }

        static Unreadable missing(Language language) {
            return new Unreadable(0, 0, Words.in(language).sheet("no-such-file"));
        }

        static Unreadable failed(Language language, Exception why) {
            if (why instanceof AccessDeniedException) {
                return new Unreadable(0, 0, Words.in(language).sheet("may-not-read"));
            }
            String reason =
                    why instanceof IOException trouble
                            ? CommandTexts.in(language).say(FileTrouble.why(trouble))
                            : why.getMessage();
            String sentence = Words.in(language).sheet("cannot-read", reason);
            return new Unreadable(0, 0, sentence);
        }

        String where() {
            return line == 0 ? "" : ":" + line + ":" + column;
        }
    }
}
