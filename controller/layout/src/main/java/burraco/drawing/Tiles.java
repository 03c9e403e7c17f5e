package burraco.drawing;

import burraco.drawing.Pen.Anchor;
import burraco.pdf.PdfFile;
import java.util.ArrayList;
import java.util.List;

/**
 * Divides a drawing into tiles of printable size. Neighbouring tiles overlap, and show the same
 * lines there.
 *
 * @param paperWidth of a page in millimetres
 */
record Tiles(Dimensions field, double paperWidth, double paperHeight) {
    private static final double A4_SHORT_MM = 210;
    private static final double A4_LONG_MM = 297;

    /** The margin that printers leave blank. */
    static final double MARGIN_MM = 12;

    static final double OVERLAP_MM = 10;

    /** Part of the drawing outside of the table's edges. */
    private static final double BEYOND_MM = 3;

    private static final LineStyle FRAME = LineStyle.of("000000", 0.2);
    private static final LineStyle NEXT = LineStyle.of("d02080", 0.2, 4.0, 3.0);

    /** A4 in portrait or landscape, whichever takes fewer pages. */
    static Tiles onA4(Dimensions field) {
        Tiles upright = new Tiles(field, A4_SHORT_MM, A4_LONG_MM);
        Tiles across = new Tiles(field, A4_LONG_MM, A4_SHORT_MM);
        return across.count() < upright.count() ? across : upright;
    }

    double width() {
        return paperWidth - 2 * MARGIN_MM;
    }

    double height() {
        return paperHeight - 2 * MARGIN_MM;
    }

    int columns() {
        return pieces(field.width() + 2 * BEYOND_MM, width());
    }

    int rows() {
        return pieces(field.height() + 2 * BEYOND_MM, height());
    }

    private static int pieces(double length, double piece) {
        return Math.max(1, (int) Math.ceil((length - OVERLAP_MM) / (piece - OVERLAP_MM)));
    }

    int count() {
        return columns() * rows();
    }

    /**
     * The x coordinate of a column's left edge; the tiles extend equally beyond both sides of the
     * table.
     */
    double left(int column) {
        double all = columns() * (width() - OVERLAP_MM) + OVERLAP_MM;
        return -all / 2 + column * (width() - OVERLAP_MM);
    }

    /** The y coordinate of a row's lower edge; row 0 is the northernmost. */
    double bottom(int row) {
        double all = rows() * (height() - OVERLAP_MM) + OVERLAP_MM;
        return all / 2 - height() - row * (height() - OVERLAP_MM);
    }

    /** Rows have letters, columns have numbers. */
    static String name(int row, int column) {
        return (char) ('A' + row) + String.valueOf(column + 1);
    }

    List<String> pages(DrawingLabels names, String table) {
        List<String> pages = new ArrayList<>();
        for (int row = 0; row < rows(); row++) {
            for (int column = 0; column < columns(); column++) {
                pages.add(page(row, column, names, table));
            }
        }
        return pages;
    }

    private String page(int row, int column, DrawingLabels names, String table) {
        PdfPen pen = new PdfPen();
        pen.matrix(PdfFile.POINTS_PER_MM, 0, 0);
        String name = name(row, column);
        pen.text(paperWidth / 2, paperHeight / 2, 26, Anchor.MIDDLE, "e9e9e9", name);
        pen.save();
        pen.clip(MARGIN_MM, MARGIN_MM, width(), height());
        pen.matrix(1, MARGIN_MM - left(column), MARGIN_MM - bottom(row));
        pen.stamp("D");
        pen.restore();
        pen.rectangle(MARGIN_MM, MARGIN_MM, width(), height(), FRAME);
        overlaps(pen, row, column);
        double top = paperHeight - MARGIN_MM + 3;
        pen.text(MARGIN_MM, top, 5, Anchor.LEFT, "000000", name + " · " + table);
        String beside = names.say("tile", column + 1, columns(), row + 1, rows());
        pen.text(MARGIN_MM + 110, top, 3.5, Anchor.LEFT, "000000", beside);
        ruler(pen, names);
        return pen.toString();
    }

    /** Marks how far the neighbouring pages cover this one. */
    private void overlaps(PdfPen pen, int row, int column) {
        double right = paperWidth - MARGIN_MM - OVERLAP_MM;
        double low = MARGIN_MM + OVERLAP_MM;
        if (column < columns() - 1) {
            pen.line(right, MARGIN_MM, right, paperHeight - MARGIN_MM, NEXT);
        }
        if (row < rows() - 1) {
            pen.line(MARGIN_MM, low, paperWidth - MARGIN_MM, low, NEXT);
        }
    }

    /** A ruler to check that the printer did not scale the page. */
    private void ruler(PdfPen pen, DrawingLabels names) {
        double y = MARGIN_MM - 4;
        pen.line(MARGIN_MM, y, MARGIN_MM + 100, y, LineStyle.BLACK);
        for (int mark = 0; mark <= 10; mark++) {
            double x = MARGIN_MM + 10 * mark;
            pen.line(x, y, x, y + (mark % 5 == 0 ? 3 : 2), LineStyle.BLACK);
        }
        pen.text(MARGIN_MM + 103, y, 3.5, Anchor.LEFT, "000000", names.say("ruler"));
    }
}
