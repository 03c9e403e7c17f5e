package burraco.hal.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import burraco.hal.guest.Disks;
import burraco.hal.guest.Guest;
import burraco.hal.guest.Program;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Our drivers, through Pi4J, on character devices of a real arm64 kernel: gpio-sim lines that the
 * kernel presses, and buses and a PWM chip that log what they receive. {@code ./table test
 * --kernel} runs it.
 */
@Tag("process")
class HeaderInKernelTest {
    @TempDir Path folder;

    @BeforeEach
    void aProgram() throws Exception {
        assumeTrue(Guest.isPossible(), "not asked for: ./table test --kernel");
        Path program = Files.createDirectory(folder.resolve("program"));
        Program.classesTo(program);
        Disks.make(program, folder.resolve("program.img"), 64);
    }

    private Guest guest() {
        return Guest.with(folder.resolve("console"))
                .readOnly("program", folder.resolve("program.img"))
                .asked("table.do=drivers")
                .asked("table.class=burraco.hal.pi.HeaderInGuest");
    }

    /** The program's output until it ended. */
    private List<String> said(Guest guest) throws Exception {
        Path said = folder.resolve("said");
        Process process = guest.boot().redirectOutput(said.toFile()).start();
        try {
            assertTrue(process.waitFor(Guest.PATIENCE_SECONDS, TimeUnit.SECONDS), "it never ended");
        } finally {
            process.destroyForcibly();
        }
        System.out.println(Files.readString(said));
        return Files.readAllLines(said).stream().filter(line -> !line.startsWith("SLF4J")).toList();
    }

    @Test
    void allOnTheHeaderDoesWhatItShould() throws Exception {
        List<String> expected =
                List.of(
                        "fault: NOT_A_PI this is no Raspberry Pi that Pi4J knows; if one of the GPIO"
                                + " chips is right, name it in the layout",
                        "reading: Button[key=ok, place=N]",
                        "reading: Button[key=start, place=]",
                        "reading: Button[key=ok, place=N]",
                        "more readings: []",
                        "HD44780 shows: [Più di così è già, 5♥ 10♦ 3♣ K♠, , ]",
                        "HD44780 shows: [Più di così è già, 5♥ 10♦ 3♣ A♠, , ]",
                        "HD44780 closed: [, , , ]",
                        "SSD1306 shows: [Più di così è già, 5♥ 10♦ 3♣ K♠, , ]",
                        "SSD1306 shows: [Più di così è già, 5♥ 10♦ 3♣ A♠, , ]",
                        "SSD1306 closed: [, , , ]",
                        "WS2812B shines: [#000000, #000000, #ff0000, #000800, #0102ff]",
                        "WS2812B closed: [#000000, #000000, #000000, #000000, #000000]",
                        "SK9822 shines: [#000000, #000000, #ff0000, #000800, #0102ff]",
                        "SK9822 closed: [#000000, #000000, #000000, #000000, #000000]",
                        "buzzer: [still, 880 Hz, on for 50 %, 440 Hz, on for 50 %]",
                        "fault: OTHER_ADDRESS /dev/i2c-1: nothing answers at 0x3f; something answers"
                                + " at 0x27, 0x3c",
                        "fault: BROKEN /dev/i2c-0: Operation not supported",
                        "fault: BUS_OFF /dev/i2c-7: it is not there: I2C is not switched on",
                        "fault: NO_CHIP /sys/class/pwm/pwmchip9: it is not there; there are pwmchip0",
                        "guest: ended with 0");
        assertEquals(String.join("\n", expected), String.join("\n", said(guest())));
    }

    @Test
    void aPiFindsItsChipByTheLabel() throws Exception {
        Guest pi =
                guest().saysThatItIs("Raspberry Pi 5 Model B Rev 1.0", folder.resolve("tree.dtb"));
        assertEquals(
                List.of(
                        "reading: Button[key=ok, place=N]",
                        "reading: Button[key=start, place=]",
                        "reading: Button[key=ok, place=N]",
                        "more readings: []",
                        "guest: ended with 0"),
                said(pi));
    }
}
