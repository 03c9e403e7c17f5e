package burraco.cli.hall;

import burraco.broker.BrokerAddress;
import burraco.cli.files.SafeFile;
import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Log;
import burraco.cli.out.Screen;
import burraco.cli.service.Systemd;
import burraco.desk.file.Content;
import burraco.desk.file.TournamentFile;
import burraco.desk.file.UnreadableTournamentException;
import burraco.hall.ledger.Database;
import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.LedgerException;
import burraco.hall.ledger.LedgerKeeper;
import burraco.hall.ledger.Place;
import burraco.journal.JournalException;
import burraco.tournament.words.TournamentWords;
import burraco.trust.Authority;
import burraco.trust.Certificates;
import java.io.IOException;
import java.net.BindException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** {@code ./table hall}: many tables that score themselves in one tournament. */
public final class HallCommand {
    private final Screen screen;

    public HallCommand(Screen screen) {
        this.screen = screen;
    }

    public int run(List<String> args) throws IOException {
        Arguments typed = Arguments.parse(CommandName.HALL, args);
        try {
            return switch (HallWord.of(typed)) {
                case BEGIN -> begin(typed);
                case SERVE -> serve(typed);
                case BROKER -> broker(typed);
                case EXPORT -> export(typed);
                case VERIFY -> verify(typed);
                case DISPUTE -> dispute(typed);
                case MOVE -> move(typed);
                case SEASON -> new HallSeason(screen, typed).write();
                case DEMO -> new HallDemo(screen, typed).untilStopped();
                case VIRTUAL -> new TableInHall(screen, typed).virtual();
                case FIND -> new TableInHall(screen, typed).find();
                case JOIN -> new TableInHall(screen, typed).join();
                case LEAVE -> new TableInHall(screen, typed).leave();
            };
        } catch (BindException taken) {
            throw new CommandRefusal("tournament.port", taken.getMessage());
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

    private static HallFolder folder(Arguments typed) throws IOException {
        return HallFolder.there(Path.of(operand(typed, 1)));
    }

    // The hall

    private int begin(Arguments typed) throws IOException {
        Path path = Path.of(operand(typed, 1));
        HallFolder folder = new HallFolder(path);
        Content tournament = tournament(Path.of(operand(typed, 2)));
        Optional<Database> store = StoreChoice.of(typed, path);
        if (folder.isBegun()) {
            throw new CommandRefusal("hall.begun-before", path);
        }
        folder.make();
        Place place = store.map(Place::of).orElseGet(() -> Place.of(folder.ledger()));
        try (HallStore file = HallStore.open(place, Log::warn)) {
            Ledger ledger = new Ledger(file, System::currentTimeMillis);
            LedgerKeeper keeper = new LedgerKeeper(file, ledger);
            if (keeper.isBegun()) {
                throw new CommandRefusal("hall.begun-before", place.toString());
            }
            // Before the tournament: whatever cuts this short, the same command begins it.
            folder.keep(store);
            keeper.begin(tournament.text(), "");
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
        new RolesFile(folder.roles()).check();
        HallAudience audience = HallAudience.of(typed, folder);
        HallService service = new HallService(Systemd.ofThisProcess());
        try (HallProcess hall =
                HallProcess.open(
                        folder,
                        HallProcess.Ports.of(typed, "0.0.0.0"),
                        HallProcess.ownSecret(typed))) {
            audience.show(hall.hall(), screen);
            new HallSigns(screen).tell(hall, Path.of(operand(typed, 1)));
            Runtime.getRuntime().addShutdownHook(new Thread(service::stop));
            service.untilStopped(hall);
        } finally {
            service.isClosed();
        }
        return ExitStatus.DONE;
    }

    private int broker(Arguments typed) throws IOException {
        HallFolder folder = folder(typed);
        Instant now = Instant.now();
        Authority authority = folder.authority(HallProcess.AUTHORITY, now);
        HallMachine machine =
                HallMachine.ofThisMachine().knownAs(HallMachine.names(typed.value("--known-as")));
        folder.broker()
                .write(
                        new BrokerFolder.Listens(
                                typed.value("--address").orElse("0.0.0.0"),
                                typed.numberIfAny("--mqtts").orElse(BrokerAddress.SECRET_PORT),
                                typed.numberIfAny("--mqtt").orElse(BrokerAddress.OPEN_PORT)),
                        Certificates.fingerprint(authority.certificate()),
                        authority.certificate(),
                        folder.server(authority, machine.names(), machine.addresses(), now));
        screen.say("hall.broker", folder.broker().config());
        return ExitStatus.DONE;
    }

    private int export(Arguments typed) throws IOException {
        try (HallStore file = folder(typed).look()) {
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
        try (HallStore file = folder(typed).look()) {
            return new HallVerify(screen, file).print(typed.value("--anchor"));
        }
    }

    private int move(Arguments typed) throws IOException {
        if (!typed.isThere("--store")) {
            throw typed.missing("--store URL");
        }
        return new HallMove(screen, folder(typed))
                .to(StoreChoice.of(typed, Path.of(operand(typed, 1))));
    }

    private int dispute(Arguments typed) throws IOException, JournalException {
        for (String needed : List.of("--round R", "--table T", "--out ZIP")) {
            if (!typed.isThere(needed.split(" ")[0])) {
                throw typed.missing(needed);
            }
        }
        try (HallStore file = folder(typed).look()) {
            new HallDispute(
                            screen,
                            file,
                            (int) typed.whole("--round"),
                            (int) typed.whole("--table"))
                    .writeTo(typed.path("--out"));
            screen.out().println(typed.path("--out"));
            return ExitStatus.DONE;
        }
    }
}
