package burraco.cli;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;

/** Where {@code ./table} arrives: the command named first gets the rest. */
public final class Main {
    static final int DONE = 0;
    static final int RULED = 1;
    static final int NOT_WHOLE = 1;
    static final int BAD_INPUT = 2;

    /** What this program does; {@code ./table} itself does more. */
    static final List<String> COMMANDS =
            List.of(
                    "judge",
                    "vp",
                    "play",
                    "layout",
                    "doctor",
                    "enroll",
                    "calibrate",
                    "simulate",
                    "pin",
                    "run",
                    "link",
                    "history",
                    "replay",
                    "fit",
                    "film",
                    "demo",
                    "help");

    private Main() {}

    public static void main(String[] args) {
        Screen screen = Screen.ofThisProcess();
        int status = run(screen, Arrays.asList(args));
        screen.flush();
        System.exit(status);
    }

    /** Runs one command; the exit status. */
    static int run(Screen any, List<String> args) {
        Screen screen = any.plain();
        int status = command(screen, args);
        screen.flush();
        return status;
    }

    private static int command(Screen screen, List<String> args) {
        if (args.isEmpty()) {
            Help.print(screen.out());
            return DONE;
        }
        List<String> rest = args.subList(1, args.size());
        if (rest.contains("--help")) {
            Help.print(screen.out());
            return DONE;
        }
        try {
            return command(screen, args.getFirst(), rest);
        } catch (Options.Wrong wrong) {
            return refuse(screen, "table " + args.getFirst() + ": " + wrong.getMessage());
        }
    }

    private static int command(Screen screen, String name, List<String> rest) {
        return switch (name) {
            case "judge" -> new JudgeCommand(screen).run(rest);
            case "vp" -> new VpCommand(screen).run(rest);
            case "play" -> new PlayCommand(screen).run(rest);
            case "layout" -> new LayoutCommand(screen).run(rest);
            case "doctor" -> new DoctorCommand(screen).run(rest);
            case "enroll" -> new EnrollCommand(screen).run(rest);
            case "calibrate" -> new CalibrateCommand(screen).run(rest);
            case "simulate" -> new SimulateCommand(screen).run(rest);
            case "pin" -> new PinCommand(screen).run(rest);
            case "run" -> new RunCommand(screen).run(rest);
            case "link" -> new LinkCommand(screen).run(rest);
            case "history" -> new HistoryCommand(screen).run(rest);
            case "replay" -> new ReplayCommand(screen).run(rest);
            case "fit" -> new FitCommand(screen).run(rest);
            case "film" -> new FilmCommand(screen).run(rest);
            case "demo" -> new DemoCommand(screen).run(rest);
            case "help", "-h", "--help" -> {
                Help.print(screen.out());
                yield DONE;
            }
            default ->
                    refuse(
                            screen,
                            "table: no command '"
                                    + name
                                    + "'"
                                    + Nearest.like(name, COMMANDS)
                                            .map(meant -> "; did you mean " + meant + "?")
                                            .orElse("; ./table lists them"));
        };
    }

    /** A call that cannot be understood: a line that says why. */
    static int refuse(Screen screen, String why) {
        PrintStream err = screen.err();
        err.println(why);
        return BAD_INPUT;
    }
}
