package burraco.tournament.print;

import burraco.pdf.PdfText;
import java.util.ArrayList;
import java.util.List;

/** Breaks a text into lines that fit. */
final class PdfLines {
    private PdfLines() {}

    static List<String> of(String text, double width, boolean bold, double size) {
        String writable = PdfText.writable(text);
        if (PdfText.width(writable, bold, size) <= width) {
            return List.of(writable);
        }
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : writable.split(" ")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (PdfText.width(longer, bold, size) <= width) {
                line = longer;
                continue;
            }
            if (!line.isEmpty()) {
                lines.add(line);
            }
            line = word;
            while (PdfText.width(line, bold, size) > width && line.length() > 1) {
                int fits = fits(line, width, bold, size);
                lines.add(line.substring(0, fits));
                line = line.substring(fits);
            }
        }
        lines.add(line);
        return lines;
    }

    /** How many letters of a word have room, at least one. */
    private static int fits(String word, double width, boolean bold, double size) {
        int fits = 1;
        while (PdfText.width(word.substring(0, fits + 1), bold, size) <= width) {
            fits++;
        }
        return fits;
    }
}
