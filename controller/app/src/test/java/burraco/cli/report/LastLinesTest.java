package burraco.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class LastLinesTest {
    private static LastLines of(String text, int most) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return LastLines.of(new ByteArrayInputStream(bytes), most);
    }

    @Test
    @DisplayName("What is short enough is there as it is")
    void all() throws IOException {
        assertEquals(new LastLines(List.of(), true), of("", 8));
        assertEquals(new LastLines(List.of("abc", "d"), true), of("abc\nd\n", 8));
        assertEquals(new LastLines(List.of("abc", "dèf"), true), of("abc\ndèf", 8));
    }

    @Test
    @DisplayName("Of what is longer there are the last whole lines, wherever it is cut")
    void theLast() throws IOException {
        String text = "perché\nsarà\ncosì\n";
        for (int most = 7; most < 12; most++) {
            assertEquals(new LastLines(List.of("così"), false), of(text, most), "" + most);
        }
        assertEquals(new LastLines(List.of("sarà", "così"), false), of(text, 13));
        assertEquals(new LastLines(List.of(), false), of("a line without an end", 8));
    }
}
