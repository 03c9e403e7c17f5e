package burraco.cli.run;

import burraco.cards.Seat;
import burraco.cli.devices.TableDevices;
import burraco.cli.files.TableFiles;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.FileTrouble;
import burraco.cli.out.Log;
import burraco.cli.out.Screen;
import burraco.cli.pages.TablePages;
import burraco.files.InputFile;
import burraco.layout.DevicesInfo;
import burraco.layout.MqttInfo;
import burraco.layout.SourceInfo;
import burraco.layout.WebInfo;
import burraco.layout.capture.CaptureStart;
import burraco.table.Table;
import burraco.text.Sentence;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** {@code ./table run}: runs the table of a club from power on to power off. */
public final class RunCommand {
    private final Screen screen;
    private final RunningTable.NewTable tables;

    public RunCommand(Screen screen) {
        this(screen, Table::new);
    }

    /** With other tables than usual. */
    RunCommand(Screen screen, RunningTable.NewTable tables) {
        this.screen = screen;
        this.tables = tables;
    }

    public int run(List<String> args) {
        RunOptions options = RunOptions.parse(args);
        Optional<TableFiles.Table> table =
                new TableFiles(screen)
                        .table(options.config())
                        .flatMap(one -> calibrated(one, options.config()));
        if (table.isEmpty()) {
            return ExitStatus.BAD_INPUT;
        }
        Optional<WebInfo> web = new TableFiles(screen).web(options.config());
        if (web.isEmpty()) {
            return ExitStatus.BAD_INPUT;
        }
        Optional<DevicesInfo> devices = new TableFiles(screen).devices(options.config());
        if (devices.isEmpty()) {
            return ExitStatus.BAD_INPUT;
        }
        Optional<Optional<MqttInfo>> mqtt = new TableFiles(screen).mqtt(options.config());
        if (mqtt.isEmpty()) {
            return ExitStatus.BAD_INPUT;
        }
        WebInfo pages =
                options.web().isPresent() ? web.get().on(options.web().getAsInt()) : web.get();
        return options.check()
                ? check(options, table.get(), devices.get(), pages, mqtt.get())
                : run(options, table.get(), devices.get(), pages, mqtt.get());
    }

    private Optional<TableFiles.Table> calibrated(TableFiles.Table table, Path config) {
        return new TableFiles(screen).calibrated(table, config, Optional.empty());
    }

    private int check(
            RunOptions options,
            TableFiles.Table table,
            DevicesInfo devices,
            WebInfo web,
            Optional<MqttInfo> mqtt) {
        boolean whole =
                table.layout().sources().stream()
                        .allMatch(source ->
                                TableDevices.trouble(source, table.layout(), devices).isEmpty());
        screen.say(whole ? "run.can" : "run.can-partly", options.config());
        for (SourceInfo source : table.layout().sources()) {
            String how =
                    TableDevices.trouble(source, table.layout(), devices)
                            .orElseGet(() ->
                                    source.kind() + source.port().map(on -> ", " + on).orElse(""));
            screen.say("run.source", source.id(), how);
        }
        boolean journal = Files.exists(options.journal());
        screen.say(journal ? "run.journal-there" : "run.journal-made", options.journal());
        mqtt.ifPresent(info -> broker(info, options.config()));
        if (!options.pages()) {
            screen.say("run.no-pages");
            return ExitStatus.DONE;
        }
        Optional<Sentence> trouble = TablePages.trouble(web, options.config());
        if (trouble.isPresent()) {
            throw new CommandRefusal("pages.trouble", options.config(), trouble.get());
        }
        screen.say("run.pages", web.address(), web.port());
        return ExitStatus.DONE;
    }

    /** Play does not depend on it. */
    private void broker(MqttInfo info, Path config) {
        BrokerCheck.why(info, config)
                .ifPresentOrElse(
                        why -> screen.say("run.broker-not", info.broker(), why),
                        () -> screen.say("run.broker", info.broker()));
    }

    private int run(
            RunOptions options,
            TableFiles.Table table,
            DevicesInfo devices,
            WebInfo web,
            Optional<MqttInfo> mqtt) {
        if (options.readings().isEmpty()) {
            return new RunningTable(options, tables, table, devices, web, mqtt).untilStopped();
        }
        String source = options.readings().get();
        try (InputStream in = source.equals("-") ? System.in : InputFile.stream(Path.of(source))) {
            RunPipe pipe = new RunPipe(in, table.layout(), Log::warn);
            Optional<CaptureStart> start = pipe.start();
            if (start.isEmpty()) {
                throw new CommandRefusal("file.named", source, new Sentence("capture.no-start"));
            }
            return new RunningTable(options, tables, table, devices, web, mqtt)
                    .untilTheEnd(pipe, start.get().dealer());
        } catch (IOException cannot) {
            throw new CommandRefusal(FileTrouble.of(source, cannot));
        }
    }

    /** The first dealer if none is named; the arbiter can name another one at the start. */
    static final Seat FIRST_DEALER = Seat.SOUTH;
}
