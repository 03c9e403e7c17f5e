package burraco.cli.hall;

import burraco.cli.files.SafeFile;
import burraco.cli.hall.HallVisit.Asked;
import burraco.cli.hall.HallVisit.Stand;
import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Log;
import burraco.cli.out.Screen;
import burraco.desk.file.Content;
import burraco.desk.file.TournamentFile;
import burraco.desk.file.UnreadableTournamentException;
import burraco.hall.ledger.Finding;
import burraco.hall.ledger.HallFile;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.LedgerException;
import burraco.hall.ledger.LedgerKeeper;
import burraco.journal.History;
import burraco.journal.Journal;
import burraco.journal.JournalException;
import burraco.tournament.words.TournamentWords;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** {@code ./table hall}: many tables that score themselves in one tournament. */
public final class HallCommand {
    /** How often a table asks whether somebody has compared the codes. */
    private static final long ASK_MILLIS = 1_000;

    private final Screen screen;
    private final CountDownLatch stop = new CountDownLatch(1);

    public HallCommand(Screen screen) {
        this.screen = screen;
    }

    public int run(List<String> args) throws IOException {
        Arguments typed = Arguments.parse(CommandName.HALL, args);
        try {
            return switch (HallWord.of(typed)) {
                case BEGIN -> begin(typed);
                case SERVE -> serve(typed);
                case EXPORT -> export(typed);
                case VERIFY -> verify(typed);
                case DEMO -> new HallDemo(screen, typed).untilStopped();
                case VIRTUAL -> virtual(typed);
                case JOIN -> join(typed);
                case LEAVE -> leave(typed);
            };
        } catch (LedgerException cannot) {
            throw new CommandRefusal(cannot.sentence());
        } catch (JournalException cannot) {
            throw new CommandRefusal(cannot.sentence());
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return ExitStatus.DONE;
        }
    }

    private static String operand(Arguments typed, int at) {
        List<String> words = typed.rest();
        if (words.size() <= at) {
            throw new CommandRefusal("hall.of-what", words.getFirst());
        }
        return words.get(at);
    }

    private static HallFolder folder(Arguments typed) {
        Path path = Path.of(operand(typed, 1));
        HallFolder folder = new HallFolder(path);
        if (!Files.exists(folder.ledger())) {
            throw new CommandRefusal("hall.none", path);
        }
        return folder;
    }

    // The hall

    private int begin(Arguments typed) throws IOException {
        Path path = Path.of(operand(typed, 1));
        HallFolder folder = new HallFolder(path);
        Content tournament = tournament(Path.of(operand(typed, 2)));
        folder.make();
        try (HallFile file = HallFile.open(folder.ledger(), Log::warn)) {
            Ledger ledger = new Ledger(file, System::currentTimeMillis);
            new LedgerKeeper(file, ledger).begin(tournament.text(), "");
        } catch (FileAlreadyExistsException there) {
            throw new CommandRefusal("hall.begun-before", path);
        }
        screen.say("hall.begun", path, tournament.now().title());
        return ExitStatus.DONE;
    }

    private Content tournament(Path file) throws IOException {
        try {
            return new TournamentFile(file).read();
        } catch (UnreadableTournamentException wrong) {
            throw new CommandRefusal(
                    "tournament.problem",
                    file,
                    wrong.problem().line(),
                    wrong.problem().column(),
                    TournamentWords.in(screen.language()).say(wrong.problem().what()));
        }
    }

    private int serve(Arguments typed) throws IOException, InterruptedException {
        HallFolder folder = folder(typed);
        if (typed.isThere("--certificate") != typed.isThere("--key")) {
            throw new CommandRefusal("tournament.certificate");
        }
        try (HallProcess hall =
                HallProcess.open(
                        folder, HallProcess.Ports.of(typed), HallProcess.ownSecret(typed))) {
            new HallSigns(screen).tell(hall);
            Runtime.getRuntime().addShutdownHook(new Thread(stop::countDown));
            stop.await();
            return ExitStatus.DONE;
        }
    }

    private int export(Arguments typed) throws IOException {
        try (HallFile file = HallFile.open(folder(typed).ledger(), Log::warn)) {
            Ledger ledger = new Ledger(file, System::currentTimeMillis);
            String text = new LedgerKeeper(file, ledger).read().text();
            if (typed.isThere("--out")) {
                SafeFile.write(typed.path("--out"), text.getBytes(StandardCharsets.UTF_8));
            } else {
                screen.out().print(text);
            }
            return ExitStatus.DONE;
        }
    }

    private int verify(Arguments typed) throws IOException {
        try (HallFile file = HallFile.open(folder(typed).ledger(), Log::warn)) {
            Ledger ledger = new Ledger(file, System::currentTimeMillis);
            List<Finding> found = ledger.verify();
            if (found.isEmpty()) {
                screen.say("hall.sound", ledger.all().size());
                return ExitStatus.DONE;
            }
            for (Finding one : found) {
                screen.say(
                        one.kind() == Finding.Kind.MISSING ? "hall.missing" : "hall.changed",
                        one.seq());
            }
            return ExitStatus.BAD_INPUT;
        }
    }

    // A table

    private static Path journal(Arguments typed) {
        return typed.value("--journal").map(Path::of).orElse(Path.of("journal"));
    }

    private int join(Arguments typed) throws IOException, InterruptedException, JournalException {
        Path journal = journal(typed);
        Files.createDirectories(journal);
        MembershipFolder folder = new MembershipFolder(journal);
        String name = typed.value("--name").orElse("");
        try (HallVisit visit =
                new HallVisit(
                        address(operand(typed, 1)),
                        folder.key(),
                        MembershipFolder.newJournal(),
                        lastEntry(journal))) {
            Asked asked = visit.asks(name);
            screen.say("hall.code", asked.code());
            screen.flush();
            Stand stand = visit.stand(asked);
            while (stand instanceof Stand.Waits) {
                TimeUnit.MILLISECONDS.sleep(ASK_MILLIS);
                stand = visit.stand(asked);
            }
            if (stand instanceof Stand.Admitted(var joined, var authority, var certificate)) {
                folder.joins(joined, authority, certificate);
                screen.say("hall.joined", joined.hall().getHost());
                return ExitStatus.DONE;
            }
            throw new CommandRefusal("hall.turned-away");
        }
    }

    /** An address as people type it. */
    private static URI address(String typed) {
        String whole = typed.contains("://") ? typed : "https://" + typed;
        try {
            URI address = new URI(whole);
            boolean usable = "https".equals(address.getScheme()) && address.getHost() != null;
            if (usable) {
                return address.getPort() > 0
                        ? address
                        : URI.create("https://" + address.getHost() + ":" + HallProcess.PAGES);
            }
        } catch (URISyntaxException none) {
            // It is refused as well.
        }
        throw new CommandRefusal("hall.address", typed);
    }

    private static long lastEntry(Path journal) throws JournalException {
        if (!Files.exists(journal.resolve(Journal.FILE))) {
            return 0;
        }
        try (History history = History.open(journal)) {
            return history.last();
        }
    }

    private int leave(Arguments typed) throws IOException {
        boolean left = new MembershipFolder(journal(typed)).leaves();
        screen.say(left ? "hall.left" : "hall.left-before");
        return ExitStatus.DONE;
    }

    /** A table that exists nowhere, with bots. */
    private int virtual(Arguments typed)
            throws IOException, InterruptedException, JournalException {
        Path journal = journal(typed);
        if (new MembershipFolder(journal).joined().isEmpty()) {
            join(typed);
        }
        try (VirtualTable _ =
                VirtualTable.open(
                        screen,
                        journal,
                        typed.isThere("--seed") ? typed.whole("--seed") : 1,
                        Optional.of(typed.decimal("--speed")).orElse(1.0))) {
            Runtime.getRuntime().addShutdownHook(new Thread(stop::countDown));
            stop.await();
            return ExitStatus.DONE;
        }
    }
}
