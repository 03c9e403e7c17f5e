package burraco.cli.demo;

import burraco.cards.Seat;
import burraco.cli.files.TableFiles;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.FileTrouble;
import burraco.cli.out.Log;
import burraco.cli.out.Screen;
import burraco.cli.pages.BrowserOpener;
import burraco.cli.pages.SeatKeyFile;
import burraco.cli.pages.TablePages;
import burraco.hal.virtual.Noise;
import burraco.journal.Journal;
import burraco.journal.JournalException;
import burraco.layout.AudienceInfo;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.layout.WebInfo;
import burraco.practice.PracticePages;
import burraco.practice.PracticeSession;
import burraco.practice.PracticeSettings;
import burraco.running.Diary;
import burraco.running.Host;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.web.console.ConsolePins;
import burraco.web.console.Pin;
import burraco.web.seat.SeatKeys;
import burraco.web.view.DeviceHealth;
import burraco.words.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The demo in a browser: a virtual table with all pages of a real one. Bots play at it, and people
 * may take their seats.
 */
final class DemoPages {
    /** Length of a round, as in a club. A time-out ends it, and the next match begins a new one. */
    private static final Duration ROUND = Duration.ofMinutes(40);

    /** Audiences that see the players' cards, with a delay. */
    private static final String AUDIENCE = "regia";

    private static final int LATER_SECONDS = 20;
    private static final int KEY_BYTES = 9;
    private static final long LONGEST_END_SECONDS = 4;

    private final Screen screen;
    private final DemoOptions options;
    private final Words words;
    private final List<AutoCloseable> parts = new ArrayList<>();
    private final String key = key();
    private final CountDownLatch stop = new CountDownLatch(1);
    private final CountDownLatch stopped = new CountDownLatch(1);

    DemoPages(Screen screen, DemoOptions options, Words words) {
        this.screen = screen;
        this.options = options;
        this.words = words;
    }

    /** Runs until the program is stopped. */
    int untilStopped() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::end));
        try {
            Path folder = Files.createTempDirectory("burraco-demo");
            parts.add(() -> delete(folder));
            Files.writeString(folder.resolve("members.csv"), DemoNames.list());
            String pin = Pin.drawn(new SecureRandom());
            TablePages pages = open(folder, pin);
            tell(pages.origin(), pin);
            stop.await();
            return ExitStatus.DONE;
        } catch (JournalException cannot) {
            throw new CommandRefusal(cannot.sentence());
        } catch (IOException cannot) {
            throw new CommandRefusal(FileTrouble.said(cannot));
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return ExitStatus.DONE;
        } finally {
            close();
        }
    }

    private TablePages open(Path folder, String pin) throws IOException, JournalException {
        TableFiles.Table table = new TableFiles(screen).reference();
        Layout layout = calm(table.layout());
        Journal journal =
                Journal.open(folder.resolve("journal"), System::currentTimeMillis, Log::warn);
        parts.add(journal);
        PracticeSession session =
                new PracticeSession(
                        layout,
                        table.deck(),
                        new PracticeSettings(
                                options.seed(), Noise.REFERENCE, options.speed(), true, true),
                        System::nanoTime,
                        Log::error);
        Table core = new Table(layout, table.deck(), Seat.SOUTH);
        Host host = new Host(core, Diary.of(journal), session.clock(), Log::error);
        parts.add(host);
        DeviceHealth ears = new DeviceHealth(layout);
        session.hears(ears::hear);
        session.connect(host);
        PracticePages room = new PracticePages(session, System::nanoTime, Instant::now);
        TablePages pages =
                pages(
                        new TablePages.Maker(
                                layout, host, ears, true, session::speed, List.of(room)),
                        folder,
                        Pin.of(pin, new SecureRandom()));
        parts.add(pages);
        DemoNames.of(options.seed())
                .forEach((seat, name) ->
                        host.order(new Person.Arbiter(""), new Command.Name(seat, name)));
        host.start();
        session.start();
        parts.add(session);
        return pages;
    }

    /** Listens on the usual port, or on any free port if that one is in use. */
    private TablePages pages(TablePages.Maker maker, Path folder, Pin pin) throws IOException {
        Path nothing = folder.resolve("table.toml");
        SeatKeys keys = SeatKeyFile.in(folder, Log::warn);
        WebInfo usual =
                WebInfo.USUAL
                        .on(options.web().orElse(WebInfo.PORT))
                        .with(new AudienceInfo(AUDIENCE, LATER_SECONDS, true, key));
        try {
            return maker.open(usual, nothing, () -> ConsolePins.shared(Optional.of(pin)), keys);
        } catch (IOException taken) {
            if (options.web().isPresent()) {
                throw new IOException("port " + usual.port() + ": " + taken.getMessage(), taken);
            }
            return maker.open(
                    usual.on(0), nothing, () -> ConsolePins.shared(Optional.of(pin)), keys);
        }
    }

    private static String key() {
        byte[] bytes = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(bytes);
        return Base64.getUrlEncoder().encodeToString(bytes);
    }

    private static Layout calm(Layout layout) {
        MatchInfo match = layout.match();
        return layout.with(new MatchInfo(match.hands(), match.teams(), ROUND, false, false));
    }

    private void tell(String origin, String pin) {
        Consumer<String> out = screen.out()::println;
        out.accept("");
        out.accept(words.demo("pages", options.seed()));
        out.accept("");
        for (String page : List.of("", "play", "table", "console", "overlay")) {
            String address = String.format(Locale.ROOT, "  %-32s", origin + "/" + page);
            out.accept(address + words.demo("page." + (page.isEmpty() ? "door" : page)));
        }
        out.accept("");
        out.accept(words.demo("audience", LATER_SECONDS));
        out.accept("  " + origin + "/overlay?audience=" + AUDIENCE + "&key=" + key);
        out.accept("");
        out.accept(words.demo("pin", pin));
        out.accept(words.demo("stop"));
        out.accept("");
        screen.flush();
        if (screen.live()) {
            BrowserOpener.open(origin + "/");
        }
    }

    private void end() {
        stop.countDown();
        try {
            stopped.await(LONGEST_END_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    private void close() {
        for (AutoCloseable part : parts.reversed()) {
            try {
                part.close();
            } catch (Exception cannot) {
                Log.warn("at the end: {}", cannot.getMessage());
            }
        }
        stopped.countDown();
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.toList().reversed()) {
                Files.delete(file);
            }
        }
    }
}
