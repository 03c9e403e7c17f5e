package burraco.drawing;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A PDF of plain pages, and of one drawing that pages show parts of. Its unit is a 72nd of an inch.
 */
final class PdfFile {
    /** A millimetre. */
    static final double UNIT = 72 / 25.4;

    private static final int FONT = 3;
    private static final int DRAWING = 4;
    private static final int FIRST_PAGE = 5;

    private final List<String> objects = new ArrayList<>();

    private PdfFile() {}

    /**
     * @param drawing what pages stamp by the name {@code D}
     * @param width of each page, in millimetres
     */
    static byte[] write(
            String drawing, Size field, double width, double height, List<String> pages) {
        PdfFile file = new PdfFile();
        file.objects.add("<< /Type /Catalog /Pages 2 0 R >>");
        StringBuilder kids = new StringBuilder();
        for (int i = 0; i < pages.size(); i++) {
            kids.append(FIRST_PAGE + 2 * i).append(" 0 R ");
        }
        file.objects.add(
                "<< /Type /Pages /Count "
                        + pages.size()
                        + " /Kids [ "
                        + kids
                        + "] /MediaBox [0 0 "
                        + Figures.of(width * UNIT)
                        + " "
                        + Figures.of(height * UNIT)
                        + "] /Resources << /Font << /F "
                        + FONT
                        + " 0 R >> /XObject << /D "
                        + DRAWING
                        + " 0 R >> >> >>");
        file.objects.add(
                "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
        double w = field.width();
        double h = field.height();
        file.objects.add(
                stream(
                        "/Type /XObject /Subtype /Form /BBox ["
                                + Figures.of(-w)
                                + " "
                                + Figures.of(-h)
                                + " "
                                + Figures.of(w)
                                + " "
                                + Figures.of(h)
                                + "] /Resources << /Font << /F "
                                + FONT
                                + " 0 R >> >> ",
                        drawing));
        for (int i = 0; i < pages.size(); i++) {
            file.objects.add(
                    "<< /Type /Page /Parent 2 0 R /Contents "
                            + (FIRST_PAGE + 2 * i + 1)
                            + " 0 R >>");
            file.objects.add(stream("", pages.get(i)));
        }
        return file.bytes();
    }

    private static String stream(String entries, String content) {
        int length = content.getBytes(StandardCharsets.ISO_8859_1).length;
        return "<< " + entries + "/Length " + length + " >>\nstream\n" + content + "\nendstream";
    }

    /** The objects, and where each of them begins. */
    private byte[] bytes() {
        StringBuilder text = new StringBuilder("%PDF-1.4\n");
        StringBuilder table = new StringBuilder("0000000000 65535 f \n");
        for (int i = 0; i < objects.size(); i++) {
            // A character is a byte, since all of it is Latin-1.
            table.append(
                    String.format(Locale.ROOT, "%010d 00000 n %n", text.length())
                            .replace(System.lineSeparator(), "\n"));
            text.append(i + 1).append(" 0 obj\n").append(objects.get(i)).append("\nendobj\n");
        }
        int begin = text.length();
        int count = objects.size() + 1;
        text.append("xref\n0 ").append(count).append('\n').append(table);
        text.append("trailer\n<< /Size ").append(count).append(" /Root 1 0 R >>\nstartxref\n");
        text.append(begin).append("\n%%EOF\n");
        return text.toString().getBytes(StandardCharsets.ISO_8859_1);
    }
}
