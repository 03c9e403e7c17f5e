package burraco.cli.starter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.out.Screen;
import burraco.serial.SerialPortInfo;
import burraco.testing.Told;
import burraco.words.Language;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Without a reader a virtual person shows what the starter kit does. */
class StarterVirtualTest {
    private final Told told = new Told();

    private int run(Language language, List<String> ports, long seed) {
        PrintStream out = new PrintStream(told, true, StandardCharsets.UTF_8);
        Screen screen = new Screen(out, out, false, false);
        return new StarterCommand(screen, language, InputStream.nullInputStream(), 50)
                .run(ports, seed);
    }

    private void says(String sentence) {
        assertTrue(told.flat().contains(sentence), told::flat);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5})
    @DisplayName("The virtual person gets through all five steps")
    void toTheEnd(long seed) {
        assertEquals(0, run(Language.EN, List.of(), seed), told::flat);
        says("No reader is plugged in, so everything from here on is virtual");
        says("Step 5 of 5: play");
        says("= a sequence of hearts: 4♥ 5♥ 6♥");
        says("= 4♥ 6♥: a meld wants three cards");
        says("= a sequence of hearts: 4♥ 5♥ 6♥ 7♥");
        says("✘ Antenna 1 hears a tag that is in none of the ten cards (…C3D4)");
        says("That is what a whole table does");
    }

    @Test
    @DisplayName("In Italian too")
    void inItalian() {
        assertEquals(0, run(Language.IT, List.of(), 1), told::flat);
        says("Passo 1 di 5: il lettore");
        says("Non è collegato nessun lettore: da qui in poi è tutto virtuale");
        says("Passo 5 di 5: si gioca");
        says("= una sequenza di cuori: 4♥ 5♥ 6♥");
        assertFalse(told.flat().contains("antenna 2 (seat"), told::flat);
    }

    @Test
    @DisplayName("A port that the machine has anyway is no reader that was plugged in")
    void builtIn() {
        assertEquals(
                List.of("/dev/serial/by-id/usb-Adapter", "/dev/ttyUSB0"),
                StarterCommand.pluggedIn(
                        Stream.of(
                                        "/dev/serial/by-id/usb-Adapter",
                                        "/dev/ttyUSB0",
                                        "/dev/ttyAMA0",
                                        "/dev/ttyS0")
                                .map(path -> new SerialPortInfo(path, path))
                                .toList()));
    }

    @Test
    @DisplayName("Whoever names such a port is told what is wrong with it")
    void builtInAndNamed() {
        assertEquals(1, run(Language.EN, List.of("/dev/ttyS-absent"), 1), told::flat);
        says("✘ board starter (/dev/ttyS-absent): there is no such port");
    }
}
