package burraco.hal.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.pi4j.plugin.linuxfs.provider.pwm.LinuxFsPwmProvider;
import com.pi4j.provider.Provider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tones through Pi4J's own provider, written to files like those of the system. */
class LinuxPwmTest {
    @TempDir Path root;

    private Path chip;
    private HeaderPins pins;

    @BeforeEach
    void switchedOn() throws IOException {
        Path folder = root.resolve("sys/class/pwm");
        chip = Files.createDirectories(folder.resolve("pwmchip2"));
        write("npwm", "2");
        write("export", "");
        write("unexport", "");
        Files.createDirectories(chip.resolve("pwm1"));
        for (String file : new String[] {"period", "duty_cycle", "enable"}) {
            write("pwm1/" + file, "0");
        }
        write("pwm1/polarity", "normal");
        pins = new Pi4jPins(new Parts(folder), DeviceFiles.onDisk(root));
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(chip.resolve(file), text);
    }

    private String read(String file) throws IOException {
        return Files.readString(chip.resolve("pwm1").resolve(file)).trim();
    }

    /** Emulates everything but tones. */
    private record Parts(Path folder) implements Pi4jParts {
        @Override
        public Provider<?, ?, ?> gpio() {
            throw new UnsupportedOperationException();
        }

        @Override
        public Provider<?, ?, ?> i2c() {
            throw new UnsupportedOperationException();
        }

        @Override
        public Provider<?, ?, ?> spi() {
            throw new UnsupportedOperationException();
        }

        @Override
        public Provider<?, ?, ?> pwm(int chip) {
            return LinuxFsPwmProvider.newInstance(folder.toString(), chip);
        }

        @Override
        public boolean isPi(boolean chipNamed) {
            return true;
        }

        @Override
        public int pwmChip() {
            return 2;
        }
    }

    @Test
    void aToneIsHalfOnAndHalfOff() throws Exception {
        try (HeaderPins.Voice voice = pins.pwm(OptionalInt.empty(), 1)) {
            voice.sound(1000);
            assertEquals("1000000", read("period"));
            assertEquals("500000", read("duty_cycle"));
            assertEquals("1", read("enable"));
            voice.still();
            assertEquals("0", read("enable"));
        }
    }

    @Test
    void whatIsClosedIsStill() throws Exception {
        try (HeaderPins.Voice voice = pins.pwm(OptionalInt.empty(), 1)) {
            voice.sound(880);
        }
        assertEquals("0", read("enable"));
    }

    @Test
    void whatSoundsWhenItIsOpenedIsMadeStill() throws Exception {
        write("pwm1/enable", "1");
        try (HeaderPins.Voice voice = pins.pwm(OptionalInt.of(2), 1)) {
            voice.check();
            assertEquals("0", read("enable"));
        }
    }

    @Test
    void aChannelThatTheChipHasNotIsTold() {
        PinException refused =
                assertThrows(PinException.class, () -> pins.pwm(OptionalInt.empty(), 5));
        assertEquals(PiFault.Cause.BROKEN, refused.fault());
        assertEquals("/sys/class/pwm/pwmchip2", refused.where());
    }

    @Test
    void aChipThatVanishesIsTold() throws Exception {
        try (HeaderPins.Voice voice = pins.pwm(OptionalInt.empty(), 1)) {
            voice.check();
            Files.delete(chip.resolve("pwm1/enable"));
            assertThrows(PinException.class, voice::check);
            write("pwm1/enable", "0");
        }
    }
}
