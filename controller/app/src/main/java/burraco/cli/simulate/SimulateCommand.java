package burraco.cli.simulate;

import burraco.cli.film.FilmCommand;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.FileTrouble;
import burraco.cli.out.ProgressBar;
import burraco.cli.out.Screen;
import burraco.json.Json;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * {@code ./table simulate}: plays hands on a virtual table, writes captures and records, and
 * measures how well the tracker understands them.
 */
public final class SimulateCommand {
    private final Screen screen;

    public SimulateCommand(Screen screen) {
        this.screen = screen;
    }

    public int run(List<String> args) throws IOException {
        return simulate(new SimulateArgs(screen).understand(args));
    }

    private int simulate(SimulateOptions options) throws IOException {
        Simulation simulation = new Simulation(options, screen.texts());
        ProgressBar bar =
                new ProgressBar(screen, "progress.hands", options.hands(), System::nanoTime);
        long begun = System.nanoTime();
        SimulationSum sum;
        try {
            sum = simulation.run(bar::done);
        } catch (IOException failed) {
            throw new CommandRefusal(FileTrouble.of(options.folder().orElse(Path.of("")), failed));
        } finally {
            bar.end();
        }
        sum.strangers().forEach(aside(options)::println);
        print(options, sum, Duration.ofNanos(System.nanoTime() - begun));
        return options.film().isPresent()
                ? film(simulation.captureFrom(0), options.film().get(), options.tracking())
                : ExitStatus.DONE;
    }

    /** The stream for messages. With {@code --json} nothing else goes to standard output. */
    private PrintStream aside(SimulateOptions options) {
        return options.tracking() == SimulateOptions.Tracking.JSON ? screen.err() : screen.out();
    }

    private void print(SimulateOptions options, SimulationSum sum, Duration took) {
        switch (options.tracking()) {
            case NONE -> played(options, sum, took);
            case SHEET -> {
                played(options, sum, took);
                screen.out().println();
                new TallyReport(screen).print(sum.tally(), sum.cpuSecondsPerTableHour());
            }
            case JSON ->
                    screen.out()
                            .println(
                                    Json.write(
                                            TallyJson.of(
                                                    sum.tally(), sum.cpuSecondsPerTableHour())));
        }
    }

    private void played(SimulateOptions options, SimulationSum sum, Duration took) {
        Duration table = sum.atTheTable();
        String seconds = took.toSeconds() + "." + took.toMillisPart() / 100;
        screen.out()
                .println(
                        screen.texts()
                                .count(
                                        "simulate.played",
                                        sum.hands(),
                                        sum.acts(),
                                        sum.readings(),
                                        table.toHours(),
                                        table.toMinutesPart(),
                                        seconds));
        if (!options.cases().isEmpty() && sum.lawful() > 0) {
            screen.say("simulate.lawful", sum.lawful());
        }
        options.folder()
                .ifPresent(folder -> {
                    screen.say("simulate.said", folder.resolve("*.readings.jsonl"));
                    screen.say("simulate.truth", folder.resolve("*.burraco"));
                });
    }

    /** Draws the end of the deal and the first turns of the first hand. */
    private int film(Path capture, Path film, SimulateOptions.Tracking tracking)
            throws IOException {
        // With JSON nothing else goes to standard output.
        boolean aside = tracking == SimulateOptions.Tracking.JSON;
        Screen theirs =
                aside
                        ? new Screen(
                                screen.err(),
                                screen.err(),
                                screen.colour(),
                                screen.live(),
                                screen.language())
                        : screen;
        return new FilmCommand(theirs)
                .run(
                        List.of(
                                capture.toString(),
                                "--out",
                                film.toString(),
                                "--from",
                                "70s",
                                "--for",
                                "4m",
                                "--speed",
                                "4"));
    }
}
