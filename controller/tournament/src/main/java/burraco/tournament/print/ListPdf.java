package burraco.tournament.print;

import burraco.pdf.PdfPage;
import burraco.pdf.PdfText;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Lists as pages of A4. */
final class ListPdf {
    private static final double SHORT_MM = 210;
    private static final double LONG_MM = 297;

    /** From so many columns on, the type may be smaller. */
    private static final int MANY = 13;

    /** Columns that one looks for from afar. */
    private static final Set<String> BOLD = Set.of("table", "seat");

    private final ListSheet sheet;
    private final PdfFlow flow;
    private double size;

    private ListPdf(ListSheet sheet) {
        this.sheet = sheet;
        Heading heading = sheet.heading();
        flow =
                switch (sheet.look()) {
                    case DESK, WALL -> new PdfFlow(heading, SHORT_MM, LONG_MM, 1);
                    case WIDE -> new PdfFlow(heading, LONG_MM, SHORT_MM, 1);
                    case WALL_IN_TWO -> new PdfFlow(heading, SHORT_MM, LONG_MM, 2);
                };
    }

    static byte[] of(ListSheet sheet) {
        ListPdf pdf = new ListPdf(sheet);
        for (Section section : sheet.sections()) {
            pdf.section(section.onPaper());
        }
        return pdf.flow.file(sheet.page());
    }

    private void section(Section section) {
        size = size(section);
        if (!section.group().isEmpty() && !flow.isAtTop()) {
            flow.page();
        }
        if (!section.heading().isEmpty()) {
            flow.down(1.5 * size);
            flow.now().text(flow.left(), flow.y(), 1.2 * size, true, section.heading());
            flow.down(0.5 * size);
        }
        if (section.rows().isEmpty()) {
            return;
        }
        double[] widths = PdfColumns.of(section, headings(section), size, flow.columnWidth());
        headings(section, widths);
        for (List<Cell> row : section.rows()) {
            List<List<String>> cells = wrapped(section, row, widths);
            double height = height(cells);
            if (!flow.hasRoom(height)) {
                flow.next();
                headings(section, widths);
            }
            row(section, cells, widths, height);
        }
    }

    private static List<String> headings(Section section) {
        return section.columns().stream().map(Column::heading).toList();
    }

    private double size(Section section) {
        return switch (sheet.look()) {
            case DESK -> 3.9;
            case WIDE ->
                    Math.clamp(
                            PdfColumns.fitting(section, headings(section), flow.columnWidth()),
                            section.columns().size() >= MANY ? 2.9 : 3.4,
                            4.6);
            case WALL -> 5.4;
            case WALL_IN_TWO -> 4.8;
        };
    }

    private void headings(Section section, double[] widths) {
        double small = PdfFlow.headingSize(size);
        flow.down(1.4 * small);
        double x = flow.left();
        for (int i = 0; i < widths.length; i++) {
            Column column = section.columns().get(i);
            List<String> lines = PdfLines.of(column.heading(), room(widths[i]), true, small);
            write(lines.getFirst(), x, widths[i], flow.y(), small, true, column.numeric());
            x += widths[i];
        }
        flow.down(0.4 * small);
        flow.now().line(flow.left(), flow.y(), x, flow.y(), 0.35);
    }

    private List<List<String>> wrapped(Section section, List<Cell> row, double[] widths) {
        List<List<String>> cells = new ArrayList<>();
        for (int i = 0; i < widths.length; i++) {
            boolean bold = isBold(section.columns().get(i));
            cells.add(PdfLines.of(Plain.of(row.get(i)), room(widths[i]), bold, size));
        }
        return cells;
    }

    /** A little more than there is: what just fits must not be broken by a rounding. */
    private static double room(double width) {
        return width - PdfColumns.GAP_MM + 0.01;
    }

    private double height(List<List<String>> cells) {
        int lines = cells.stream().mapToInt(List::size).max().orElse(1);
        return (lines * PdfFlow.LINE + 0.2) * size;
    }

    private void row(Section section, List<List<String>> cells, double[] widths, double height) {
        double x = flow.left();
        for (int i = 0; i < widths.length; i++) {
            Column column = section.columns().get(i);
            double y = flow.y() - size;
            for (String line : cells.get(i)) {
                write(line, x, widths[i], y, size, isBold(column), column.numeric());
                y -= PdfFlow.LINE * size;
            }
            x += widths[i];
        }
        flow.down(height);
        flow.now().line(flow.left(), flow.y(), x, flow.y(), 0.1);
    }

    private void write(
            String text, double x, double width, double y, double size, boolean bold, boolean end) {
        PdfPage page = flow.now();
        double indent = end ? width - PdfColumns.GAP_MM - PdfText.width(text, bold, size) : 0;
        page.text(x + PdfColumns.GAP_MM / 2 + indent, y, size, bold, text);
    }

    private boolean isBold(Column column) {
        boolean wall =
                switch (sheet.look()) {
                    case WALL, WALL_IN_TWO -> true;
                    case DESK, WIDE -> false;
                };
        return wall && BOLD.contains(column.key());
    }
}
