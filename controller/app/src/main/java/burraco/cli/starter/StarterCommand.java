package burraco.cli.starter;

import burraco.cli.devices.TableDevices;
import burraco.cli.doctor.ExaminationReport;
import burraco.cli.guide.GuidedTable;
import burraco.cli.guide.LiveTable;
import burraco.cli.guide.PracticeTable;
import burraco.cli.link.LinkSearch;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Paragraphs;
import burraco.cli.out.Screen;
import burraco.examination.DeviceComplaint;
import burraco.examination.DevicePart;
import burraco.examination.Examined;
import burraco.examination.NamedSentence;
import burraco.hal.InputDevice;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.hal.virtual.NoiseFigure;
import burraco.layout.DevicesInfo;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.play.enrolling.Beginner;
import burraco.serial.SerialPortInfo;
import burraco.serial.SerialPorts;
import burraco.words.Language;
import burraco.words.Words;
import java.io.InputStream;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * {@code ./table demo --starter}: one reader, two antennas and ten cards become a tiny table, step
 * by step. Without a reader a virtual person shows the same with virtual parts.
 */
public final class StarterCommand {
    private static final SourceInfo VIRTUAL =
            new SourceInfo(StarterKit.SOURCE, SourceInfo.VIRTUAL, Optional.empty());

    /** Nothing breaks: a beginner could not repair what is virtual. */
    private static final Noise NOISE =
            Noise.REFERENCE
                    .with(NoiseFigure.READER_HANGS, 0, 0)
                    .with(NoiseFigure.LINK_LOSSES, 0, 0)
                    .with(NoiseFigure.ANTENNA_DETUNINGS, 0, 0)
                    .with(NoiseFigure.TAG_DEATHS, 0, 0)
                    .with(NoiseFigure.FOREIGN, 0, 0);

    /** Ports that a machine has even if nothing is plugged in. */
    private static final List<String> BUILT_IN = List.of("/dev/ttyS", "/dev/ttyAMA");

    private final Screen screen;
    private final Words words;
    private final InputStream keyboard;
    private final long longest;
    private final long begun = System.nanoTime();
    private final LongSupplier micros = () -> (System.nanoTime() - begun) / 1_000;

    public StarterCommand(Screen screen, Language language) {
        this(screen, language, System.in, LinkSearch.READER_MILLIS);
    }

    /**
     * @param longest so many milliseconds each protocol gets at most
     */
    StarterCommand(Screen screen, Language language, InputStream keyboard, long longest) {
        this.screen = screen.in(language);
        words = Words.in(language);
        this.keyboard = keyboard;
        this.longest = longest;
    }

    /**
     * @param port the reader's port; those that were plugged in are tried if none is named
     * @param seed of the virtual person
     */
    public int run(Optional<String> port, long seed) {
        return run(port.map(List::of).orElseGet(() -> pluggedIn(SerialPorts.there())), seed);
    }

    /** A built-in port may have a modem or another machine at its end: no bytes are sent to it. */
    static List<String> pluggedIn(List<SerialPortInfo> there) {
        return there.stream()
                .map(SerialPortInfo::path)
                .filter(path -> BUILT_IN.stream().noneMatch(path::startsWith))
                .toList();
    }

    /**
     * @param ports those on which a reader may be
     */
    int run(List<String> ports, long seed) {
        say("about");
        screen.out().println();
        screen.out().println(words.demo("starter.title", 1, words.demo("starter.step.reader")));
        screen.flush();
        try {
            List<StarterSearch.Result.Nobody> silent = new ArrayList<>();
            for (String port : ports) {
                switch (new StarterSearch(screen, micros, longest).find(port)) {
                    case StarterSearch.Result.Reader(SourceInfo reader) -> {
                        return real(reader);
                    }
                    case StarterSearch.Result.Nobody nobody -> silent.add(nobody);
                }
            }
            return nobody(silent, seed);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return ExitStatus.NOT_WHOLE;
        }
    }

    /** Whoever has plugged something in wants to know what is wrong with it. */
    private int nobody(List<StarterSearch.Result.Nobody> silent, long seed) {
        if (silent.isEmpty()) {
            say("virtual");
            return virtual(seed);
        }
        silent.forEach(one -> doctor(one.tried(), StarterAdvice.reader(one.why())));
        say("no-reader");
        return ExitStatus.NOT_WHOLE;
    }

    private int real(SourceInfo reader) {
        Layout layout = StarterKit.layout(reader);
        Optional<String> trouble = TableDevices.trouble(reader, layout, DevicesInfo.NONE);
        if (trouble.isPresent()) {
            throw CommandRefusal.saying(trouble.get());
        }
        Examined works =
                Examined.works(
                        new DevicePart.Whole(StarterKit.SOURCE), NamedSentence.of("seen.answers"));
        doctor(reader, works);
        int host = new SecureRandom().nextInt() | 1;
        TableDevices devices = TableDevices.of(layout, DevicesInfo.NONE, micros, host);
        List<InputDevice> inputs = devices.inputs();
        LiveTable table = new LiveTable(inputs, keyboard, () -> micros.getAsLong() / 1_000);
        return lead(
                table,
                layout,
                () -> StarterSearch.whyLost(reader, inputs.getFirst().condition()),
                _ -> {});
    }

    private int virtual(long seed) {
        Layout layout = StarterKit.layout(VIRTUAL);
        Chance chance = new Chance(seed).stream("starter");
        PracticeTable table = new PracticeTable(layout, NOISE, chance, screen.out(), screen.live());
        Beginner person =
                new Beginner(
                        table.table(),
                        seed,
                        StarterKit.area(layout, StarterKit.FRONT),
                        StarterKit.area(layout, StarterKit.MELD),
                        chance,
                        table.keyboard());
        return lead(
                table,
                layout,
                () -> {
                    throw new IllegalStateException("a virtual reader is never lost");
                },
                step -> VirtualBeginner.told(step, person));
    }

    private int lead(
            GuidedTable table,
            Layout layout,
            Supplier<DeviceComplaint> whyLost,
            Consumer<StarterStep> person) {
        StarterMessages messages = new StarterMessages(screen, words, layout, whyLost);
        boolean[] played = {false};
        table.<StarterStep>lead(
                new StarterGuide(layout),
                step -> {
                    played[0] |= step instanceof StarterStep.Play;
                    messages.print(step);
                    person.accept(step);
                });
        return played[0] ? ExitStatus.DONE : ExitStatus.NOT_WHOLE;
    }

    private void doctor(SourceInfo source, Examined line) {
        new ExaminationReport(screen, words, StarterKit.layout(source)).line(line);
        screen.flush();
    }

    private void say(String key) {
        new Paragraphs(screen.out()).print("", words.demo("starter." + key));
        screen.flush();
    }
}
