package burraco.cli;

import burraco.cli.calibrate.CalibrateCommand;
import burraco.cli.demo.DemoCommand;
import burraco.cli.doctor.DoctorCommand;
import burraco.cli.enroll.EnrollCommand;
import burraco.cli.film.FilmCommand;
import burraco.cli.fit.FitCommand;
import burraco.cli.hall.HallCommand;
import burraco.cli.history.HistoryCommand;
import burraco.cli.judge.JudgeCommand;
import burraco.cli.layout.LayoutCommand;
import burraco.cli.link.LinkCommand;
import burraco.cli.options.Arguments;
import burraco.cli.options.BashCompletion;
import burraco.cli.options.CommandName;
import burraco.cli.options.CommandRefusal;
import burraco.cli.options.CommandTexts;
import burraco.cli.options.HelpPage;
import burraco.cli.options.Nearest;
import burraco.cli.options.ZshCompletion;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.FileTrouble;
import burraco.cli.out.Screen;
import burraco.cli.out.Version;
import burraco.cli.pin.PinCommand;
import burraco.cli.play.PlayCommand;
import burraco.cli.replay.ReplayCommand;
import burraco.cli.report.ReportCommand;
import burraco.cli.run.RunCommand;
import burraco.cli.simulate.SimulateCommand;
import burraco.cli.tournament.TournamentCommand;
import burraco.cli.vp.VpCommand;
import burraco.text.Sentence;
import burraco.words.Language;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The entry point of {@code ./table}: passes the arguments to the command that is named first. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        Screen screen = Screen.ofThisProcess();
        int status = run(screen, Arrays.asList(args));
        screen.flush();
        System.exit(status);
    }

    /** Runs one command and returns its exit status. */
    public static int run(Screen screen, List<String> args) {
        return run(screen, args, CommandTexts.ofTheSystem(System.getenv()));
    }

    /**
     * @param usual the language of help and refusals if the arguments name none
     */
    public static int run(Screen any, List<String> args, Language usual) {
        Language language = named(args).orElse(usual);
        Screen screen = any.plain().in(language);
        return tell(screen, args, language, () -> command(screen, args, language));
    }

    /** Something that ends with an exit status, or is refused. */
    public interface Attempt {
        int status() throws IOException;
    }

    /** Makes the attempt; prints a refusal on one line. */
    public static int tell(Screen screen, List<String> args, Language language, Attempt attempt) {
        int status;
        try {
            status = attempt.status();
        } catch (CommandRefusal refusal) {
            status = refuse(screen, args, language, refusal.sentence());
        } catch (InvalidPathException noPath) {
            Sentence why = new Sentence("file.name", noPath.getInput());
            status = refuse(screen, args, language, why);
        } catch (UncheckedIOException failed) {
            status = refuse(screen, args, language, FileTrouble.said(failed.getCause()));
        } catch (IOException failed) {
            status = refuse(screen, args, language, FileTrouble.said(failed));
        }
        screen.flush();
        return status;
    }

    /** The language that the arguments name, even if something else in them is wrong. */
    private static Optional<Language> named(List<String> args) {
        int at = args.indexOf("--lang");
        boolean isThere = at > 0 && at + 1 < args.size();
        return isThere ? Language.parse(args.get(at + 1)) : Optional.empty();
    }

    private static int refuse(
            Screen screen, List<String> args, Language language, Sentence sentence) {
        String command = CommandName.parse(args.getFirst()).map(one -> " " + one.word()).orElse("");
        screen.err().println("table" + command + ": " + CommandTexts.in(language).say(sentence));
        return ExitStatus.BAD_INPUT;
    }

    private static int command(Screen screen, List<String> args, Language language)
            throws IOException {
        if (args.isEmpty()) {
            return help(screen, language);
        }
        String word = args.getFirst();
        List<String> rest = args.subList(1, args.size());
        return switch (word) {
            case "-h", "--help" -> help(screen, language);
            case "--version" -> {
                screen.out().println(Version.ofThisProgram());
                yield ExitStatus.DONE;
            }
            default -> {
                CommandName command = CommandName.parse(word).orElseThrow(() -> unknown(word));
                List<String> options = rest.stream().takeWhile(one -> !one.equals("--")).toList();
                boolean asksForHelp = options.contains("--help") || options.contains("-h");
                yield asksForHelp
                        ? help(screen, language, command)
                        : run(command, screen, rest, language);
            }
        };
    }

    private static CommandRefusal unknown(String word) {
        List<String> words =
                Stream.concat(
                                Stream.of(CommandName.values()).map(CommandName::word),
                                Stream.of("--help", "--version"))
                        .toList();
        return Nearest.like(word, words)
                .map(near -> new CommandRefusal("command.near", word, near))
                .orElseGet(() -> new CommandRefusal("command.unknown", word));
    }

    private static int run(CommandName command, Screen screen, List<String> rest, Language language)
            throws IOException {
        return switch (command) {
            case JUDGE -> new JudgeCommand(screen).run(rest);
            case VP -> new VpCommand(screen).run(rest);
            case PLAY -> new PlayCommand(screen).run(rest);
            case LAYOUT -> new LayoutCommand(screen).run(rest);
            case DOCTOR -> new DoctorCommand(screen).run(rest);
            case ENROLL -> new EnrollCommand(screen).run(rest);
            case CALIBRATE -> new CalibrateCommand(screen).run(rest);
            case SIMULATE -> new SimulateCommand(screen).run(rest);
            case PIN -> new PinCommand(screen).run(rest);
            case RUN -> new RunCommand(screen).run(rest);
            case LINK -> new LinkCommand(screen).run(rest);
            case HISTORY -> new HistoryCommand(screen).run(rest);
            case REPORT -> new ReportCommand(screen).run(rest);
            case TOURNAMENT -> new TournamentCommand(screen).run(rest);
            case HALL -> new HallCommand(screen).run(rest);
            case REPLAY -> new ReplayCommand(screen).run(rest);
            case FIT -> new FitCommand(screen).run(rest);
            case FILM -> new FilmCommand(screen).run(rest);
            case DEMO -> new DemoCommand(screen).run(rest);
            case MAN -> new ManCommand(screen).run(rest);
            case HELP -> {
                Arguments options = Arguments.parse(command, rest);
                if (options.rest().isEmpty()) {
                    yield help(screen, language);
                }
                String word = options.operand();
                yield help(
                        screen, language, CommandName.parse(word).orElseThrow(() -> unknown(word)));
            }
            case COMPLETION -> {
                boolean bash = Arguments.parse(command, rest).operand().equals("bash");
                CommandTexts texts = CommandTexts.in(language);
                screen.out().print(bash ? BashCompletion.script() : ZshCompletion.script(texts));
                yield ExitStatus.DONE;
            }
            case INSTALL,
                    TEST,
                    BENCH,
                    FUZZ,
                    MUTATE,
                    FORMAT,
                    PICTURES,
                    PACKAGE,
                    RELEASE,
                    IMAGE,
                    CLEAN ->
                    throw new CommandRefusal("command.script");
        };
    }

    private static int help(Screen screen, Language language) {
        screen.out().print(new HelpPage(CommandTexts.in(language)).general());
        return ExitStatus.DONE;
    }

    private static int help(Screen screen, Language language, CommandName command) {
        screen.out().print(new HelpPage(CommandTexts.in(language)).of(command));
        return ExitStatus.DONE;
    }
}
