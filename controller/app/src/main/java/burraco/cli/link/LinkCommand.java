package burraco.cli.link;

import burraco.board.FirmwareImage;
import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.AlternateScreen;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.files.InputFile;
import burraco.layout.SourceInfo;
import burraco.serial.SerialPortInfo;
import burraco.serial.SerialPorts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** {@code ./table link}: shows what is at the other end of a cable and how well the link works. */
public final class LinkCommand {
    /** The largest firmware, more than any board has room for. */
    private static final int MOST_FIRMWARE_BYTES = 16 << 20;

    private static final long LOOK_MILLIS = 250;

    /** How often a report is printed without a terminal. */
    private static final long REPORT_MILLIS = 5_000;

    private final Screen screen;
    private final long longest;
    private final long begun = System.nanoTime();
    private final LongSupplier micros = () -> (System.nanoTime() - begun) / 1_000;
    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch ended = new CountDownLatch(1);

    public LinkCommand(Screen screen) {
        this(screen, LinkSearch.READER_MILLIS);
    }

    /**
     * @param longest the limit for each protocol, in milliseconds
     */
    LinkCommand(Screen screen, long longest) {
        this.screen = screen;
        this.longest = longest;
    }

    public int run(List<String> args) throws IOException {
        Arguments words = Arguments.parse(CommandName.LINK, args);
        if (words.rest().isEmpty()) {
            if (!words.isEmpty()) {
                throw words.missing("PORT");
            }
            return ports();
        }
        LinkOptions options = LinkOptions.of(words);
        return options.update().isPresent() ? update(options) : run(options);
    }

    private int ports() {
        List<SerialPortInfo> there = SerialPorts.there();
        if (there.isEmpty()) {
            screen.say("link.no-ports");
        }
        there.forEach(one -> screen.out().println(one.line()));
        return ExitStatus.DONE;
    }

    private int run(LinkOptions options) throws IOException {
        Optional<FrameLog> tape = Optional.empty();
        if (options.capture().isPresent()) {
            tape = Optional.of(new FrameLog(options.capture().get()));
        }
        Thread ending = new Thread(this::stop);
        Runtime.getRuntime().addShutdownHook(ending);
        SerialPorts.beforeTheEnd(this::stop);
        LinkSearch search = new LinkSearch(options, tape, micros, screen, longest);
        try (LinkPeer peer = search.find(asked)) {
            look(peer, options);
            return peer.isFound() ? ExitStatus.DONE : ExitStatus.NOT_WHOLE;
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return ExitStatus.NOT_WHOLE;
        } finally {
            tape.ifPresent(this::close);
            screen.flush();
            ended.countDown();
            forget(ending);
        }
    }

    private int update(LinkOptions options) throws IOException {
        try {
            FirmwareImage image =
                    new FirmwareImage(InputFile.bytes(options.update().get(), MOST_FIRMWARE_BYTES));
            SourceInfo board = options.source(LinkOptions.BOARD);
            String wrong = new LinkUpdate(screen).run(board, image, micros);
            screen.out().println(wrong.isEmpty() ? screen.texts().say("link.updated") : wrong);
            return wrong.isEmpty() ? ExitStatus.DONE : ExitStatus.NOT_WHOLE;
        } catch (IllegalArgumentException no) {
            throw CommandRefusal.saying(options.update().get() + ": " + no.getMessage());
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return ExitStatus.NOT_WHOLE;
        }
    }

    private void stop() {
        asked.countDown();
        try {
            ended.await(2, TimeUnit.SECONDS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    private static void forget(Thread ending) {
        try {
            Runtime.getRuntime().removeShutdownHook(ending);
        } catch (IllegalStateException isEnding) {
            // The hook has run.
        }
    }

    private void close(FrameLog tape) {
        tape.close();
        screen.say("link.tape", tape.frames());
        if (tape.isBroken()) {
            screen.remark(CommandName.LINK, "link.tape-broken");
        }
    }

    // Looking

    private void look(LinkPeer peer, LinkOptions options) throws InterruptedException {
        long until =
                options.seconds().isPresent()
                        ? micros.getAsLong() + options.seconds().getAsInt() * 1_000_000L
                        : Long.MAX_VALUE;
        if (screen.live()) {
            try (AlternateScreen stage = new AlternateScreen(screen)) {
                look(until, () -> stage.show(LinkPicture.of(report(peer, options), stage.size())));
            }
        } else {
            lookNowAndThen(until, peer, options);
        }
        // The last report stays on the screen.
        print(report(peer, options));
    }

    private void lookNowAndThen(long until, LinkPeer peer, LinkOptions options)
            throws InterruptedException {
        long[] reported = {micros.getAsLong()};
        look(
                until,
                () -> {
                    if (micros.getAsLong() - reported[0] >= REPORT_MILLIS * 1_000) {
                        reported[0] = micros.getAsLong();
                        print(report(peer, options));
                    }
                });
    }

    private void look(long until, Runnable show) throws InterruptedException {
        boolean over = false;
        while (!over) {
            show.run();
            long left = (until - micros.getAsLong()) / 1_000;
            over =
                    asked.await(Math.clamp(left, 0, LOOK_MILLIS), TimeUnit.MILLISECONDS)
                            || micros.getAsLong() >= until
                            // The terminal has been closed.
                            || screen.out().checkError();
        }
    }

    private List<String> report(LinkPeer peer, LinkOptions options) {
        List<String> lines = new ArrayList<>(List.of(options.port()));
        lines.addAll(peer.lines(micros.getAsLong() / 1_000));
        // Texts from a board must not control the terminal.
        lines.replaceAll(line -> line.replaceAll("\\p{Cntrl}", "?"));
        return lines;
    }

    private void print(List<String> lines) {
        lines.forEach(screen.out()::println);
        screen.out().println();
        screen.flush();
    }
}
