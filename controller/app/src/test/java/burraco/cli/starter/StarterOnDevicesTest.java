package burraco.cli.starter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import burraco.board.FirmwareBuild;
import burraco.board.World;
import burraco.cli.link.LinkSearch;
import burraco.cli.out.Screen;
import burraco.hal.TagId;
import burraco.readers.PtyFarEnd;
import burraco.readers.metratec.EmulatedMetratec;
import burraco.serial.SerialPorts;
import burraco.testing.Told;
import burraco.wire.LineSettings;
import burraco.wire.PseudoTerminal;
import burraco.wire.faults.FaultProxy;
import burraco.wire.faults.Faults;
import burraco.words.Language;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A starter kit on pseudo terminals: the portable part of the firmware as a process, and somebody
 * who lays cards.
 */
@Tag("firmware")
@Timeout(120)
class StarterOnDevicesTest {
    private static final int SEED = 1;
    private static final long HURRY_MILLIS = 50;
    private static final int FRONT = 0;
    private static final int MELD = 1;
    private static final TagId SKI_PASS = new TagId("E0078000A1B2C3D4");

    @TempDir private Path folder;

    private final Told told = new Told();
    private final PrintStream out = new PrintStream(told, true, StandardCharsets.UTF_8);
    private final PipedOutputStream keyboard = new PipedOutputStream();
    private PipedInputStream keys;

    @BeforeEach
    void aKeyboard() throws IOException {
        keys = new PipedInputStream(keyboard);
    }

    @AfterEach
    void awayFromTheKeyboard() throws IOException {
        keyboard.close();
    }

    private static World board(int antennas) {
        Optional<Path> firmware = FirmwareBuild.host();
        assumeTrue(firmware.isPresent(), "There is no C compiler that could build the firmware.");
        World world = World.start(firmware.get(), "--antennas", "" + antennas);
        // A scan of a real antenna takes ten times as long.
        world.taking(2);
        world.free();
        return world;
    }

    /**
     * @param longest the limit for each protocol; where there is a reader it has time to answer
     */
    private StarterCommand command(Language language, long longest) {
        Screen screen = new Screen(out, out, false, false);
        return new StarterCommand(screen, language, keys, longest);
    }

    private StarterCommand inAHurry(Language language) {
        return command(language, HURRY_MILLIS);
    }

    private CompletableFuture<Integer> started(Language language, String port) {
        CompletableFuture<Integer> status = new CompletableFuture<>();
        Thread.ofPlatform()
                .daemon()
                .start(() ->
                        status.complete(
                                command(language, LinkSearch.READER_MILLIS)
                                        .run(List.of(port), SEED)));
        return status;
    }

    private void type(String line) throws IOException {
        keyboard.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        keyboard.flush();
    }

    private void says(String sentence) {
        assertTrue(told.flat().contains(sentence), told::flat);
    }

    private static TagId tag(int card) {
        return TagId.of(0xE004_0150_0000_0100L + card);
    }

    /** Lays a card on an antenna as the first steps ask for it, and takes it away. */
    private void tryAntenna(World world, int antenna) throws InterruptedException {
        world.lay(tag(0), antenna);
        told.next("↑ Well heard. Take it away.");
        world.take(tag(0));
    }

    /** Lays the cards that are asked for, the last of these not included. */
    private void enrol(World world, int first, int end) throws InterruptedException {
        for (int card = first; card < end; card++) {
            told.await((card + 1) + "/10   lay ");
            world.lay(tag(card), FRONT);
            told.next("is read: take it away");
            world.take(tag(card));
        }
    }

    /** The cards are 3♥ to 9♥, then 3♠, 3♣ and a joker. */
    @Test
    @DisplayName(
            "All is well: cards are enrolled, a meld is understood, a ski pass is none of them")
    void aTinyTable() throws Exception {
        try (World world = board(2)) {
            CompletableFuture<Integer> status = started(Language.EN, world.link());
            told.next("Step 1 of 5: the reader");
            told.next("✔ board starter (" + world.link() + "): answers");
            told.next("Step 2 of 5: antenna 1");
            tryAntenna(world, FRONT);
            told.next("Step 3 of 5: antenna 2");
            tryAntenna(world, MELD);
            told.next("Step 4 of 5: 10 cards");
            told.await("1/10   lay ");
            type("help");
            told.next(
                    "? Keys, then Enter: b = back by one card, s = skip this one for now, q = leave.");
            enrol(world, 0, StarterKit.CARDS.size());
            told.next("✔ All 10 cards have their tags.");
            told.next("Step 5 of 5: play");
            for (int card = 1; card <= 3; card++) {
                world.lay(tag(card), MELD);
            }
            told.next("= a sequence of hearts: 4♥ 5♥ 6♥");
            world.take(tag(2));
            told.next("· 5♥: taken off the meld");
            told.next("= 4♥ 6♥: a meld wants three cards");
            world.lay(tag(2), FRONT);
            told.next("= in front of you: 5♥");
            world.lay(SKI_PASS, FRONT);
            told.next("✘ Antenna 1 hears a tag that is in none of the ten cards (…C3D4)");
            type("help");
            told.next("? There is only one key here: q and Enter, to leave.");
            type("q");
            assertEquals(0, status.join(), told::flat);
            told.next("./table layout --size 100x100 --out club");
        }
    }

    @Test
    @DisplayName(
            "The cable is pulled out before, during and after the enrolment: it goes on each time")
    void theCableIsPulledOut() throws Exception {
        Path name = folder.resolve("usb-Adapter");
        try (World world = board(2);
                FaultProxy cable =
                        new FaultProxy(
                                name,
                                new SerialPorts(world.link(), LineSettings.USUAL).open(),
                                Faults.NONE,
                                Faults.NONE,
                                SEED,
                                _ -> {})) {
            CompletableFuture<Integer> status = started(Language.EN, name.toString());
            told.next("Step 2 of 5: antenna 1");
            pulledOut(cable, name);
            cable.plugIn();
            told.next("✔ The reader answers again.");
            tryAntenna(world, FRONT);
            tryAntenna(world, MELD);
            told.next("Step 4 of 5: 10 cards");
            enrol(world, 0, 3);
            pulledOut(cable, name);
            cable.plugIn();
            told.next("✔ The reader answers again.");
            enrol(world, 3, StarterKit.CARDS.size());
            told.next("Step 5 of 5: play");
            for (int card = 1; card <= 3; card++) {
                world.lay(tag(card), MELD);
            }
            told.next("= a sequence of hearts: 4♥ 5♥ 6♥");
            pulledOut(cable, name);
            world.take(tag(1));
            cable.plugIn();
            told.next("✔ The reader answers again.");
            told.next("· 4♥: taken off the meld");
            told.next("= 5♥ 6♥: a meld wants three cards");
            type("q");
            assertEquals(0, status.join(), told::flat);
        }
        assertFalse(told.flat().contains("has stopped answering"), told::flat);
    }

    private void pulledOut(FaultProxy cable, Path name) throws InterruptedException {
        cable.pullOut();
        told.next("✘ board starter (" + name + "): there is no such port");
        told.next("→ Look at the plug and the cable");
        told.next("… As soon as it answers again, this goes on from here.");
    }

    @Test
    @DisplayName("One module is not connected: it is named, in Italian too, and found when it is")
    void oneModuleIsMissing() throws Exception {
        try (World world = board(2)) {
            world.missing(MELD, true);
            CompletableFuture<Integer> status = started(Language.IT, world.link());
            told.next("Passo 2 di 5: antenna 1");
            told.next("✘ antenna 2 (");
            told.next("): il suo circuito di lettura non funziona");
            told.next("→ Il modulo non risponde al Pico: guarda i suoi 3,3 V e 5 V");
            world.lay(tag(0), FRONT);
            told.next("↑ Si sente bene. Toglila.");
            world.take(tag(0));
            told.next("Passo 3 di 5: antenna 2");
            told.next("): il suo circuito di lettura non funziona");
            world.missing(MELD, false);
            told.next("✔ antenna 2 (");
            world.lay(tag(0), MELD);
            told.next("↑ Si sente bene. Toglila.");
            type("q");
            assertEquals(1, status.join(), told::flat);
        }
        assertFalse(told.flat().contains("table.toml"), told::flat);
    }

    @Test
    @DisplayName("A board with one antenna has the wrong firmware")
    void aBoardWithOneAntenna() throws Exception {
        try (World world = board(1)) {
            CompletableFuture<Integer> status = started(Language.EN, world.link());
            told.next("✘ antenna 2 (");
            told.next("): the board does not have it");
            told.next("→ The firmware on the board is made for fewer antennas.");
            type("q");
            assertEquals(1, status.join(), told::flat);
        }
    }

    @Test
    @DisplayName("A card on the wrong antenna, and one that both antennas hear")
    void theWrongAntenna() throws Exception {
        try (World world = board(2)) {
            CompletableFuture<Integer> status = started(Language.EN, world.link());
            told.next("Step 2 of 5: antenna 1");
            world.lay(tag(0), MELD);
            told.next("✘ Antenna 2 hears it, and antenna 1 does not: lay it on antenna 1.");
            world.lay(tag(0), FRONT);
            told.next("✘ Both antennas hear it. Move them apart");
            type("q");
            assertEquals(1, status.join(), told::flat);
        }
    }

    @Test
    @DisplayName("A reader from a shop is a reader too")
    void aReaderFromAShop() throws Exception {
        EmulatedMetratec metratec = new EmulatedMetratec();
        metratec.lay(tag(0), 1);
        PseudoTerminal port = new PseudoTerminal();
        try (PtyFarEnd _ = new PtyFarEnd(port, metratec)) {
            CompletableFuture<Integer> status = started(Language.EN, port.path());
            told.next("✔ reader starter (metratec, " + port.path() + "): answers");
            told.next("↑ Well heard. Take it away.");
            type("q");
            assertEquals(1, status.join(), told::flat);
        }
    }

    @Test
    @DisplayName("Something that chatters is no reader")
    void somethingElseIsThere() throws Exception {
        try (PseudoTerminal port = new PseudoTerminal()) {
            Random chatter = new Random(SEED);
            Thread talking =
                    Thread.ofPlatform()
                            .daemon()
                            .start(() -> {
                                byte[] bytes = new byte[64];
                                try {
                                    while (!Thread.interrupted()) {
                                        chatter.nextBytes(bytes);
                                        port.write(bytes);
                                        Thread.sleep(20);
                                    }
                                } catch (IllegalStateException | InterruptedException over) {
                                    // The test is over.
                                }
                            });
            assertEquals(1, inAHurry(Language.EN).run(List.of(port.path()), SEED), told::flat);
            talking.interrupt();
            talking.join();
        }
        says("bytes come from its port that are no answer in a protocol that we know");
        says("→ Something else speaks there: is it the adapter of the kit");
        says("Correct that, then again: ./table demo --starter.");
    }

    @Test
    @DisplayName("An adapter at whose end nobody is, in both languages")
    void nobodyAnswers() throws Exception {
        try (PseudoTerminal port = new PseudoTerminal()) {
            assertEquals(1, inAHurry(Language.EN).run(List.of(port.path()), SEED), told::flat);
            says("its port opens, but nobody answers in a protocol that we know");
            says("→ The Pico's own USB cable has to be in");
            assertEquals(1, inAHurry(Language.IT).run(List.of(port.path()), SEED), told::flat);
            says("→ Il cavo USB del Pico deve essere inserito");
            says("Correggi, poi di nuovo: ./table demo --starter.");
        }
        assertFalse(told.flat().contains("table.toml"), told::flat);
    }

    @Test
    @DisplayName("A port that is not there, and one that is none")
    void noSuchPort() throws IOException {
        Path absent = folder.resolve("usb-Absent");
        Path file = Files.writeString(folder.resolve("file"), "");
        assertEquals(
                1, inAHurry(Language.EN).run(List.of("" + absent, "" + file), SEED), told::flat);
        says("board starter (" + absent + "): there is no such port");
        says("board starter (" + file + "): it exists, but it is no serial port");
        says("→ Name the adapter's port after --port: ./table link lists them.");
        assertFalse(told.flat().contains("table.toml"), told::flat);
    }
}
