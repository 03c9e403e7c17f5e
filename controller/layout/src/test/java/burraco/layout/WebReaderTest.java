package burraco.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import burraco.testing.Told;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The section about the web in table.toml, and the problems that are reported about it. */
class WebReaderTest {
    private static WebResult read(String text) {
        return WebReader.read(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void withoutAWordItIsForThisMachineAlone() {
        assertEquals(new WebResult.Read(WebInfo.USUAL), read(""));
        assertEquals("127.0.0.1", WebInfo.USUAL.address());
    }

    @Test
    void everythingCanBeSaid() {
        String text =
                """
                [web]
                address = "0.0.0.0"
                port = 80
                names = "table7.local 192.168.1.27"
                certificate = "table.pem"
                key = "table.key"

                [[stream]]
                name = "stream"
                delay = 300
                fans = true
                key = "f8Kq2mWz7RtY"
                """;
        AudienceInfo stream = new AudienceInfo("stream", 300, true, "f8Kq2mWz7RtY");
        assertEquals(
                new WebResult.Read(
                        new WebInfo(
                                "0.0.0.0",
                                80,
                                List.of("table7.local", "192.168.1.27"),
                                Optional.of("table.pem"),
                                Optional.of("table.key"),
                                List.of(stream))),
                read(text));
    }

    /** {@code |} stands for a line break. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "[web]|port = 70000; 2:8; a whole number from 0 to 65535",
                "[web]|prot = 80; 2:1; did you mean",
                "[web]|certificate = \"a.pem\"; 1:1; needs \"key\"",
                "[web]|key = \"a.pem\"; 1:1; needs \"certificate\"",
                "[[stream]]|delay = 3; 1:1; needs \"name\"",
                "[[stream]]|name = \"hall\"; 2:8; a name that is not taken",
                "[[stream]]|name = \"A b\"; 2:8; small letters, digits and -",
                "[[stream]]|name = \"a\"|delay = 3601; 3:9; a whole number from 0 to 3600",
                "[[stream]]|name = \"a\"|fans = true|key = \"f8Kq2mWz7RtY\"; 1:1; 1 second",
                "[[stream]]|name = \"a\"|fans = true|delay = 5; 1:1; needs \"key\"",
                "[[stream]]|name = \"a\"|key = \"short\"; 3:7; as long as nobody guesses"
            })
    void whatIsWrongIsToldWithItsPlace(String text, String where, String what) {
        WebResult.Refused refused =
                assertInstanceOf(WebResult.Refused.class, read(text.replace('|', '\n')));
        LayoutProblem first = refused.problems().getFirst();
        String told = Told.english(first);
        assertEquals(where, told.split(" ")[0], told);
        assertEquals(true, told.contains(what), told);
    }
}
