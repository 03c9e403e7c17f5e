package burraco.cli.history;

import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.journal.Backups;
import burraco.journal.Dates;
import burraco.journal.DayEntry;
import burraco.journal.HandQueries;
import burraco.journal.History;
import burraco.journal.JournalException;
import burraco.journal.KeptCopies;
import burraco.journal.NameEraser;
import burraco.journal.Verification;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/** {@code ./table history}: shows and exports what a table has recorded. */
public final class HistoryCommand {
    private final Screen screen;

    public HistoryCommand(Screen screen) {
        this.screen = screen;
    }

    public int run(List<String> args) throws IOException {
        HistoryOptions options = HistoryOptions.parse(args);
        try {
            return run(options, HistoryWords.in(options.language()));
        } catch (JournalException trouble) {
            throw new CommandRefusal(trouble.sentence());
        }
    }

    private int run(HistoryOptions options, HistoryWords words)
            throws JournalException, IOException {
        return switch (options.what()) {
            case "backup" -> backup(options, words);
            case "restore" -> restore(options, words);
            case "forget" -> forget(options, words);
            case "date" -> date(options, words);
            default -> {
                try (History history = History.open(options.journal())) {
                    yield read(history, options, words);
                }
            }
        };
    }

    private int read(History history, HistoryOptions options, HistoryWords words)
            throws JournalException, IOException {
        return switch (options.what()) {
            case "list" -> {
                HandQueries about = new HandQueries(history);
                new HistoryList(screen, words, Dates.of(history))
                        .print(history.hands(), about.over(), about.events());
                screen.out().println(words.say("seal", history.seal(), history.last()));
                yield ExitStatus.DONE;
            }
            case "verify" -> new HistoryVerify(screen, words).print(history, options.anchor());
            case "show" -> {
                for (History.Hand hand : picked(history, options)) {
                    new HistoryShow(screen, words).print(history, hand);
                }
                yield ExitStatus.DONE;
            }
            case "dispute" ->
                    new TableDispute(screen, history).run(options, picked(history, options));
            default ->
                    new HistoryExport(screen, history, words)
                            .run(options, picked(history, options));
        };
    }

    private static List<History.Hand> picked(History history, HistoryOptions options)
            throws JournalException {
        return HistoryPick.parse(options.rest().getFirst()).of(history.hands());
    }

    private int backup(HistoryOptions options, HistoryWords words) throws JournalException {
        Path target = Path.of(options.rest().getFirst());
        Verification copy = Backups.backup(options.journal(), target);
        screen.out().println(words.say("backup", target));
        return new HistoryVerify(screen, words).print(copy) ? ExitStatus.DONE : ExitStatus.RULED;
    }

    private int restore(HistoryOptions options, HistoryWords words) throws JournalException {
        Path copy = Path.of(options.rest().getFirst());
        String stamp =
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString().replaceAll("[^0-9TZ]", "");
        String aside = "journal-before-restore-" + stamp + ".db";
        boolean there = Backups.restore(copy, options.journal(), aside);
        screen.out().println(words.say("restored", copy));
        if (there) {
            screen.out().println(words.say("aside", options.journal().resolve(aside)));
        }
        return ExitStatus.DONE;
    }

    private int date(HistoryOptions options, HistoryWords words) throws JournalException {
        HistoryPick pick = HistoryPick.parse(options.rest().getFirst());
        String typed = options.rest().get(1);
        LocalDate day = day(typed).orElseThrow(() -> new CommandRefusal("history.no-day", typed));
        if (pick.hand().isPresent()) {
            throw new CommandRefusal("history.whole-match", pick.match());
        }
        try (History history = History.open(options.journal())) {
            pick.of(history.hands());
        }
        DayEntry.write(options.journal(), pick.match(), day, System::currentTimeMillis);
        screen.out().println(words.say("dated", pick.match(), day));
        return ExitStatus.DONE;
    }

    private static Optional<LocalDate> day(String typed) {
        try {
            LocalDate day = LocalDate.parse(typed);
            LocalDate first = LocalDate.ofInstant(Dates.EARLIEST, ZoneOffset.UTC);
            return Optional.of(day).filter(one -> !one.isBefore(first) && one.getYear() < 10_000);
        } catch (DateTimeParseException none) {
            return Optional.empty();
        }
    }

    private int forget(HistoryOptions options, HistoryWords words) throws JournalException {
        String name = options.rest().getFirst();
        NameEraser forgetting = NameEraser.of(options.journal(), name, System::currentTimeMillis);
        screen.out().println(words.say("forgotten", name));
        forgetting
                .left()
                .forEach((kind, times) ->
                        screen.out().println(words.say("left", words.kind(kind), times)));
        screen.out().println(words.say("forgotten.elsewhere"));
        KeptCopies.of(options.journal())
                .forEach(copy -> screen.out().println(words.say("forgotten.copy", copy)));
        return ExitStatus.DONE;
    }
}
