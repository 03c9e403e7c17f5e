package burraco.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PdfFileTest {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void everyObjectStandsWhereTheTableSays(boolean drawn) {
        PdfPage page = new PdfPage();
        page.text(10, 280, 4, true, "Così – (ecco)");
        page.line(10, 279, 200, 279, 0.2);
        Optional<PdfFile.Drawing> drawing =
                drawn ? Optional.of(new PdfFile.Drawing("0 0 m", 1, 1)) : Optional.empty();
        byte[] file = PdfFile.write(drawing, 210, 297, List.of(page.toString(), "/D Do"));
        String pdf = new String(file, StandardCharsets.ISO_8859_1);
        List<MatchResult> offsets =
                Pattern.compile("(\\d{10}) 00000 n").matcher(pdf).results().toList();
        assertEquals(drawn ? 9 : 8, offsets.size());
        for (int i = 0; i < offsets.size(); i++) {
            int at = Integer.parseInt(offsets.get(i).group(1));
            assertTrue(pdf.startsWith(i + 1 + " 0 obj\n", at), i + 1 + " at " + at);
        }
        for (MatchResult kid :
                Pattern.compile("/Contents (\\d+) 0 R").matcher(pdf).results().toList()) {
            int at = pdf.indexOf("\n" + kid.group(1) + " 0 obj\n");
            assertTrue(pdf.indexOf("stream", at) - at < 60, kid.group());
        }
    }
}
