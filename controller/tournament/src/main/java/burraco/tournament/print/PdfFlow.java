package burraco.tournament.print;

import burraco.pdf.PdfFile;
import burraco.pdf.PdfPage;
import java.util.ArrayList;
import java.util.List;

/** Pages that are filled from top to bottom, in one or two columns. */
final class PdfFlow {
    static final double MARGIN_MM = 12;

    private static final double BETWEEN_MM = 8;

    /** Height of a line of text, in font sizes. */
    static final double LINE = 1.22;

    private final Heading heading;
    private final double width;
    private final double height;
    private final int across;
    private final List<PdfPage> pages = new ArrayList<>();
    private int column;
    private double top;
    private double y;

    /**
     * @param across how many columns stand beside each other
     */
    PdfFlow(Heading heading, double width, double height, int across) {
        this.heading = heading;
        this.width = width;
        this.height = height;
        this.across = across;
        page();
    }

    static double headingSize(double size) {
        return size * 0.72;
    }

    double columnWidth() {
        return (width - 2 * MARGIN_MM - (across - 1) * BETWEEN_MM) / across;
    }

    double left() {
        return MARGIN_MM + column * (columnWidth() + BETWEEN_MM);
    }

    double y() {
        return y;
    }

    PdfPage now() {
        return pages.getLast();
    }

    boolean hasRoom(double needed) {
        return y - needed >= MARGIN_MM + 3;
    }

    boolean isAtTop() {
        return y == top;
    }

    void down(double by) {
        y -= by;
    }

    /** The next column, or the first one of a new page. */
    void next() {
        if (column + 1 < across) {
            column++;
            y = top;
        } else {
            page();
        }
    }

    void page() {
        PdfPage page = new PdfPage();
        boolean first = pages.isEmpty();
        pages.add(page);
        column = 0;
        y = height - MARGIN_MM;
        lines(heading.title(), 6.5, true);
        lines(heading.tournament(), 4, false);
        y -= 1;
        page.line(MARGIN_MM, y, width - MARGIN_MM, y, 0.5);
        y -= 2;
        if (first) {
            heading.notes().forEach(note -> lines(note, 4, true));
        }
        top = y;
    }

    /** Over the whole width. */
    private void lines(String text, double size, boolean bold) {
        for (String line : PdfLines.of(text, width - 2 * MARGIN_MM, bold, size)) {
            y -= size * LINE;
            now().text(MARGIN_MM, y + size * (LINE - 1), size, bold, line);
        }
    }

    /**
     * @param number what stands below each page, for its number and how many there are
     */
    byte[] file(String number) {
        for (int i = 0; i < pages.size(); i++) {
            String text =
                    number.replace("{0}", String.valueOf(i + 1))
                            .replace("{1}", String.valueOf(pages.size()));
            pages.get(i).textBefore(width - MARGIN_MM, MARGIN_MM - 4, 3.2, false, text);
        }
        return PdfFile.write(width, height, pages.stream().map(PdfPage::toString).toList());
    }
}
