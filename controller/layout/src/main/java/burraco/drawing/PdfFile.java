package burraco.drawing;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Writes a PDF file with text pages and one drawing that pages show parts of. PDF measures in
 * points, which are 1/72 inch.
 */
final class PdfFile {
    /** Points in a millimetre. */
    static final double POINTS_PER_MM = 72 / 25.4;

    private static final int FONT_OBJECT = 3;
    private static final int DRAWING_OBJECT = 4;
    private static final int FIRST_PAGE_OBJECT = 5;

    private final List<String> objects = new ArrayList<>();

    private PdfFile() {}

    /**
     * @param drawing content that pages draw by the name {@code D}
     * @param width of each page in millimetres
     */
    static byte[] write(
            String drawing, Dimensions field, double width, double height, List<String> pages) {
        PdfFile file = new PdfFile();
        file.objects.add("<< /Type /Catalog /Pages 2 0 R >>");
        StringBuilder kids = new StringBuilder();
        for (int i = 0; i < pages.size(); i++) {
            kids.append(FIRST_PAGE_OBJECT + 2 * i).append(" 0 R ");
        }
        file.objects.add(
                "<< /Type /Pages /Count "
                        + pages.size()
                        + " /Kids [ "
                        + kids
                        + "] /MediaBox [0 0 "
                        + Decimals.of(width * POINTS_PER_MM)
                        + " "
                        + Decimals.of(height * POINTS_PER_MM)
                        + "] /Resources << /Font << /F "
                        + FONT_OBJECT
                        + " 0 R >> /XObject << /D "
                        + DRAWING_OBJECT
                        + " 0 R >> >> >>");
        file.objects.add(
                "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
        double w = field.width();
        double h = field.height();
        file.objects.add(
                stream(
                        "/Type /XObject /Subtype /Form /BBox ["
                                + Decimals.of(-w)
                                + " "
                                + Decimals.of(-h)
                                + " "
                                + Decimals.of(w)
                                + " "
                                + Decimals.of(h)
                                + "] /Resources << /Font << /F "
                                + FONT_OBJECT
                                + " 0 R >> >> ",
                        drawing));
        for (int i = 0; i < pages.size(); i++) {
            file.objects.add(
                    "<< /Type /Page /Parent 2 0 R /Contents "
                            + (FIRST_PAGE_OBJECT + 2 * i + 1)
                            + " 0 R >>");
            file.objects.add(stream("", pages.get(i)));
        }
        return file.bytes();
    }

    private static String stream(String entries, String content) {
        int length = content.getBytes(StandardCharsets.ISO_8859_1).length;
        return "<< " + entries + "/Length " + length + " >>\nstream\n" + content + "\nendstream";
    }

    /** The objects, then the table of their offsets. */
    private byte[] bytes() {
        StringBuilder text = new StringBuilder("%PDF-1.4\n");
        StringBuilder table = new StringBuilder("0000000000 65535 f \n");
        for (int i = 0; i < objects.size(); i++) {
            // All text is Latin-1, so character counts are byte offsets.
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
