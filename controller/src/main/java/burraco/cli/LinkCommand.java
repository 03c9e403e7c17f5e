package burraco.cli;

import burraco.board.FirmwareImage;
import burraco.cli.LinkOptions.Wrong;
import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.layout.SourceInfo;
import burraco.serial.Found;
import burraco.serial.SerialPorts;
import java.io.IOException;
import java.nio.file.Files;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/** {@code ./table link}: what is at the other end of a cable, and how well it can be spoken to. */
final class LinkCommand {
    /** A reader that has to be found out of its sleep first answers within this. */
    private static final long TRIAL_MILLIS = 2_500;

    private static final long LOOK_MILLIS = 250;

    /** Where nobody watches, a report comes so often. */
    private static final long REPORT_MILLIS = 5_000;

    private static final String HOME = "\u001b[H";
    private static final String TO_END_OF_LINE = "\u001b[K\n";
    private static final String TO_END_OF_SCREEN = "\u001b[J";
    private static final String CLEAR = "\u001b[2J";

    private final Screen screen;
    private final long begun = System.nanoTime();
    private final LongSupplier micros = () -> (System.nanoTime() - begun) / 1_000;
    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch ended = new CountDownLatch(1);

    LinkCommand(Screen screen) {
        this.screen = screen;
    }

    int run(List<String> args) {
        Options words = LinkOptions.parse(args);
        if (words.problem().isPresent() || words.rest().size() > 1) {
            return Main.refuse(
                    screen,
                    words.problem().map(what -> what + "; ").orElse("") + LinkOptions.USAGE);
        }
        if (words.rest().isEmpty()) {
            return ports();
        }
        try {
            LinkOptions options = LinkOptions.of(words);
            return options.update().isPresent() ? update(options) : run(options);
        } catch (Wrong wrong) {
            return Main.refuse(screen, "table link: " + wrong.getMessage());
        } catch (IOException cannot) {
            return Main.refuse(screen, "table link: " + FileTrouble.said(cannot));
        }
    }

    private int ports() {
        List<Found> there = SerialPorts.there();
        if (there.isEmpty()) {
            screen.out().println("This machine has no serial port: is the cable in?");
        }
        there.forEach(one -> screen.out().println(one.path() + "  " + one.description()));
        return Main.DONE;
    }

    private int run(LinkOptions options) throws IOException, Wrong {
        Optional<LinkTape> tape = Optional.empty();
        if (options.capture().isPresent()) {
            tape = Optional.of(new LinkTape(options.capture().get()));
        }
        Thread ending = new Thread(this::stop);
        Runtime.getRuntime().addShutdownHook(ending);
        try (Spoken spoken = find(options, tape)) {
            look(spoken, options);
            return spoken.isFound() ? Main.DONE : Main.NOT_WHOLE;
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return Main.NOT_WHOLE;
        } finally {
            tape.ifPresent(this::close);
            screen.flush();
            ended.countDown();
        }
    }

    private int update(LinkOptions options) throws IOException, Wrong {
        try {
            FirmwareImage image = new FirmwareImage(Files.readAllBytes(options.update().get()));
            String wrong =
                    new LinkUpdate(screen.out())
                            .run(source(LinkOptions.BOARD, options), image, micros);
            screen.out().println(wrong.isEmpty() ? "The board runs the new firmware." : wrong);
            return wrong.isEmpty() ? Main.DONE : Main.NOT_WHOLE;
        } catch (IllegalArgumentException no) {
            throw new Wrong(options.update().get() + ": " + no.getMessage());
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return Main.NOT_WHOLE;
        }
    }

    private static SourceInfo source(String kind, LinkOptions options) {
        return new SourceInfo(
                "link", kind, Optional.of(options.port()), options.baud(), options.profile());
    }

    private void stop() {
        asked.countDown();
        try {
            ended.await(2, TimeUnit.SECONDS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    private void close(LinkTape tape) {
        tape.close();
        screen.out().println(tape.frames() + " frames are on the tape");
        if (tape.isBroken()) {
            screen.err().println("table link: not everything could be written to the tape");
        }
    }

    // What is at the other end

    private Spoken find(LinkOptions options, Optional<LinkTape> tape)
            throws InterruptedException, Wrong {
        if (options.kind().isPresent()) {
            return spoken(options.kind().get(), options, tape);
        }
        List<String> kinds = new ArrayList<>(List.of(LinkOptions.BOARD));
        kinds.addAll(ReaderDrivers.KINDS);
        for (String kind : kinds) {
            screen.out().println("trying " + kind + " …");
            screen.flush();
            Spoken spoken = spoken(kind, options, tape);
            long until = micros.getAsLong() + TRIAL_MILLIS * 1_000;
            while (!spoken.isFound() && micros.getAsLong() < until) {
                if (asked.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
                    return spoken;
                }
            }
            if (spoken.isFound()) {
                return spoken;
            }
            spoken.close();
        }
        screen.out()
                .println(
                        "Nobody answers in a protocol that we know; waiting for a board."
                                + " --kind and --baud say what it is.");
        return spoken(LinkOptions.BOARD, options, tape);
    }

    private Spoken spoken(String kind, LinkOptions options, Optional<LinkTape> tape) throws Wrong {
        SourceInfo source = source(kind, options);
        if (kind.equals(LinkOptions.BOARD)) {
            int host = new SecureRandom().nextInt() | 1;
            return new SpokenBoard(ReaderDrivers.port(source), micros, host, tape);
        }
        List<Antenna> antennas =
                IntStream.rangeClosed(1, options.antennas())
                        .mapToObj(id -> new Antenna(id, id, new Area(0, 0, 1, 1), 1))
                        .toList();
        try {
            return new SpokenReader(kind, ReaderDrivers.of(source, antennas, micros), tape);
        } catch (IllegalArgumentException no) {
            throw new Wrong(no.getMessage());
        }
    }

    // Looking

    private void look(Spoken spoken, LinkOptions options) throws InterruptedException {
        long until =
                options.seconds()
                        .map(seconds -> micros.getAsLong() + seconds * 1_000_000L)
                        .orElse(Long.MAX_VALUE);
        long reported = micros.getAsLong();
        if (screen.live()) {
            screen.out().print(CLEAR);
        }
        boolean over = false;
        while (!over) {
            long left = (until - micros.getAsLong()) / 1_000;
            over =
                    asked.await(Math.clamp(left, 0, LOOK_MILLIS), TimeUnit.MILLISECONDS)
                            || micros.getAsLong() >= until
                            // Whoever looked has closed his terminal.
                            || screen.out().checkError();
            boolean due = micros.getAsLong() - reported >= REPORT_MILLIS * 1_000;
            if (screen.live() || over || due) {
                reported = micros.getAsLong();
                show(spoken, options.port());
            }
        }
    }

    private void show(Spoken spoken, String port) {
        StringBuilder text = new StringBuilder(screen.live() ? HOME : "");
        String end = screen.live() ? TO_END_OF_LINE : "\n";
        text.append(port).append(end);
        spoken.lines(micros.getAsLong() / 1_000).forEach(line -> text.append(line).append(end));
        text.append(screen.live() ? TO_END_OF_SCREEN : "\n");
        screen.out().print(text);
        screen.flush();
    }
}
