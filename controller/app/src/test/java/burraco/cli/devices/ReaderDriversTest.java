package burraco.cli.devices;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.layout.SourceInfo;
import burraco.readers.ReaderDevice;
import burraco.wire.PseudoTerminal;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The reader in a layout, and the driver that is made for it. */
class ReaderDriversTest {
    private static SourceInfo source(String kind, String port, String profile) {
        Optional<String> words = profile.isEmpty() ? Optional.empty() : Optional.of(profile);
        return new SourceInfo("west", kind, Optional.of(port), Optional.empty(), words);
    }

    private static List<Antenna> antennas(int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(id -> new Antenna(20 + id, id, new Area(0, 10 * id, 9, 9), 2))
                .toList();
    }

    private static Optional<String> trouble(String kind, String profile, int antennas) {
        return ReaderDrivers.trouble(source(kind, "/dev/none", profile), antennas(antennas));
    }

    @ParameterizedTest
    @CsvSource({
        "feig, '', 8",
        "feig, standard, 1",
        "feig, ' advanced  told ', 8",
        "feig, standard chosen, 2",
        "feig, single, 1",
        "metratec, '', 16",
        "metratec, manual unchecked, 4",
        "metratec, number, 1",
        "pepper, '', 1"
    })
    void whatItKnowsItDrives(String kind, String profile, int antennas) {
        assertEquals(Optional.empty(), trouble(kind, profile, antennas));
    }

    @ParameterizedTest
    @CsvSource({
        "feig, loud, 1, 'the profile of a feig has no word \"loud\": it knows advanced, standard,'",
        "feig, told manual, 1, 'the profile of a feig has no word \"manual\"'",
        "metratec, Number, 1, 'the profile of a metratec has no word \"Number\": it knows number,'",
        "pepper, fast, 1, 'the profile of a pepper has no word \"fast\": it knows nothing'",
        "pepper, '', 2, 'reader west: a Pepper C1 can be used with one antenna only'",
        "metratec, '', 0, 'a reader without an antenna reads nothing'",
        "printer, '', 1, 'this version has no driver for \"printer\"'"
    })
    void whatItDoesNotKnowItSays(String kind, String profile, int antennas, String why) {
        String said = trouble(kind, profile, antennas).orElseThrow();
        assertTrue(said.startsWith(why), said);
    }

    private static String firstBytes(String profile, int count) {
        try (PseudoTerminal port = new PseudoTerminal();
                ReaderDevice reader =
                        ReaderDrivers.of(
                                source("feig", port.path(), profile),
                                antennas(1),
                                () -> System.nanoTime() / 1_000)) {
            reader.open(_ -> {});
            return HexFormat.of().withUpperCase().formatHex(port.read(count, 5_000));
        }
    }

    @Test
    void theWordsOfAProfileAreObeyed() {
        assertEquals("020007FF69", firstBytes("", 5));
        assertEquals("05FF69", firstBytes("standard", 3));
    }

    @Test
    void aLineIsAsFastAsIsUsualIfNobodySaysMore() {
        SourceInfo usual = source("feig", "/dev/none", "");
        assertEquals("/dev/none", ReaderDrivers.port(usual).name());
        assertTrue(ReaderDrivers.has("metratec"));
        assertTrue(!ReaderDrivers.has("board") && !ReaderDrivers.has("virtual"));
    }
}
