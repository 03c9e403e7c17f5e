package burraco.drawing;

import burraco.drawing.Pen.Anchor;
import java.util.ArrayList;
import java.util.List;

/**
 * A playing field in pieces that a printer can print. Each overlaps with the next ones; what is
 * drawn on both is drawn at the same place.
 *
 * @param paperWidth of a page, in millimetres
 */
record Tiles(Size field, double paperWidth, double paperHeight) {
    private static final double A4_SHORT = 210;
    private static final double A4_LONG = 297;

    /** What printers leave white. */
    static final double MARGIN = 12;

    static final double OVERLAP = 10;

    /** What is drawn beyond the edges of the playing field. */
    private static final double BEYOND = 3;

    private static final Ink FRAME = Ink.of("000000", 0.2);
    private static final Ink NEXT = Ink.of("d02080", 0.2, 4.0, 3.0);

    /** A4, upright or not: whichever takes fewer pages. */
    static Tiles onA4(Size field) {
        Tiles upright = new Tiles(field, A4_SHORT, A4_LONG);
        Tiles across = new Tiles(field, A4_LONG, A4_SHORT);
        return across.count() < upright.count() ? across : upright;
    }

    double width() {
        return paperWidth - 2 * MARGIN;
    }

    double height() {
        return paperHeight - 2 * MARGIN;
    }

    int columns() {
        return pieces(field.width() + 2 * BEYOND, width());
    }

    int rows() {
        return pieces(field.height() + 2 * BEYOND, height());
    }

    private static int pieces(double length, double piece) {
        return Math.max(1, (int) Math.ceil((length - OVERLAP) / (piece - OVERLAP)));
    }

    int count() {
        return columns() * rows();
    }

    /** The table's x at a column's left edge; the pages together are as wide beyond both edges. */
    double left(int column) {
        double all = columns() * (width() - OVERLAP) + OVERLAP;
        return -all / 2 + column * (width() - OVERLAP);
    }

    /** The table's y at a row's lower edge; row 0 is the northernmost. */
    double bottom(int row) {
        double all = rows() * (height() - OVERLAP) + OVERLAP;
        return all / 2 - height() - row * (height() - OVERLAP);
    }

    /** Rows have letters, columns numbers. */
    static String name(int row, int column) {
        return (char) ('A' + row) + String.valueOf(column + 1);
    }

    List<String> pages(Names names, String table) {
        List<String> pages = new ArrayList<>();
        for (int row = 0; row < rows(); row++) {
            for (int column = 0; column < columns(); column++) {
                pages.add(page(row, column, names, table));
            }
        }
        return pages;
    }

    private String page(int row, int column, Names names, String table) {
        PdfPen pen = new PdfPen();
        pen.matrix(PdfFile.UNIT, 0, 0);
        String name = name(row, column);
        pen.text(paperWidth / 2, paperHeight / 2, 26, Anchor.MIDDLE, "e9e9e9", name);
        pen.save();
        pen.clip(MARGIN, MARGIN, width(), height());
        pen.matrix(1, MARGIN - left(column), MARGIN - bottom(row));
        pen.stamp("D");
        pen.restore();
        pen.rectangle(MARGIN, MARGIN, width(), height(), FRAME);
        overlaps(pen, row, column);
        double top = paperHeight - MARGIN + 3;
        pen.text(MARGIN, top, 5, Anchor.LEFT, "000000", name + " · " + table);
        String beside = names.say("tile", column + 1, columns(), row + 1, rows());
        pen.text(MARGIN + 110, top, 3.5, Anchor.LEFT, "000000", beside);
        ruler(pen, names);
        return pen.toString();
    }

    /** Up to these lines the next page lies over this one. */
    private void overlaps(PdfPen pen, int row, int column) {
        double right = paperWidth - MARGIN - OVERLAP;
        double low = MARGIN + OVERLAP;
        if (column < columns() - 1) {
            pen.line(right, MARGIN, right, paperHeight - MARGIN, NEXT);
        }
        if (row < rows() - 1) {
            pen.line(MARGIN, low, paperWidth - MARGIN, low, NEXT);
        }
    }

    /** To see whether the printer printed in true size. */
    private void ruler(PdfPen pen, Names names) {
        double y = MARGIN - 4;
        pen.line(MARGIN, y, MARGIN + 100, y, Ink.BLACK);
        for (int mark = 0; mark <= 10; mark++) {
            double x = MARGIN + 10 * mark;
            pen.line(x, y, x, y + (mark % 5 == 0 ? 3 : 2), Ink.BLACK);
        }
        pen.text(MARGIN + 103, y, 3.5, Anchor.LEFT, "000000", names.say("ruler"));
    }
}
