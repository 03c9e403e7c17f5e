package burraco.pdf;

import burraco.text.Decimals;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Writes a PDF file with pages of text and lines, and one drawing that pages can show parts of. PDF
 * measures in points, which are 1/72 inch.
 */
public final class PdfFile {
    /** Points in a millimetre. */
    public static final double POINTS_PER_MM = 72 / 25.4;

    private static final int FONT_OBJECT = 3;
    private static final int BOLD_OBJECT = 4;
    private static final int DRAWING_OBJECT = 5;

    private final List<String> objects = new ArrayList<>();

    private PdfFile() {}

    /**
     * Content that pages draw by the name {@code D}, around its middle.
     *
     * @param halfWidth from the middle to what is cut off
     */
    public record Drawing(String content, double halfWidth, double halfHeight) {}

    /**
     * @param width of each page in millimetres
     * @param pages their content; fonts are {@code F} and, bold, {@code B}
     */
    public static byte[] write(double width, double height, List<String> pages) {
        return write(Optional.empty(), width, height, pages);
    }

    public static byte[] write(
            Optional<Drawing> drawing, double width, double height, List<String> pages) {
        PdfFile file = new PdfFile();
        int firstPage = drawing.isPresent() ? DRAWING_OBJECT + 1 : DRAWING_OBJECT;
        file.objects.add("<< /Type /Catalog /Pages 2 0 R >>");
        file.objects.add(tree(drawing.isPresent(), width, height, firstPage, pages.size()));
        file.objects.add(font("Helvetica"));
        file.objects.add(font("Helvetica-Bold"));
        drawing.ifPresent(drawn -> file.objects.add(form(drawn)));
        for (int i = 0; i < pages.size(); i++) {
            file.objects.add(
                    "<< /Type /Page /Parent 2 0 R /Contents "
                            + (firstPage + 2 * i + 1)
                            + " 0 R >>");
            file.objects.add(stream("", pages.get(i)));
        }
        return file.bytes();
    }

    private static String tree(
            boolean drawing, double width, double height, int firstPage, int count) {
        StringBuilder kids = new StringBuilder();
        for (int i = 0; i < count; i++) {
            kids.append(firstPage + 2 * i).append(" 0 R ");
        }
        return "<< /Type /Pages /Count "
                + count
                + " /Kids [ "
                + kids
                + "] /MediaBox [0 0 "
                + Decimals.of(width * POINTS_PER_MM)
                + " "
                + Decimals.of(height * POINTS_PER_MM)
                + "] /Resources << "
                + fonts()
                + (drawing ? "/XObject << /D " + DRAWING_OBJECT + " 0 R >> " : "")
                + ">> >>";
    }

    private static String fonts() {
        return "/Font << /F " + FONT_OBJECT + " 0 R /B " + BOLD_OBJECT + " 0 R >> ";
    }

    /** One of the fonts that every reader of PDF has. */
    private static String font(String name) {
        return "<< /Type /Font /Subtype /Type1 /BaseFont /"
                + name
                + " /Encoding /WinAnsiEncoding >>";
    }

    private static String form(Drawing drawing) {
        double w = drawing.halfWidth();
        double h = drawing.halfHeight();
        return stream(
                "/Type /XObject /Subtype /Form /BBox ["
                        + Decimals.of(-w)
                        + " "
                        + Decimals.of(-h)
                        + " "
                        + Decimals.of(w)
                        + " "
                        + Decimals.of(h)
                        + "] /Resources << "
                        + fonts()
                        + ">> ",
                drawing.content());
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
