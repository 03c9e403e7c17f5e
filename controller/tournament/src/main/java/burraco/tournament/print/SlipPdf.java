package burraco.tournament.print;

import burraco.pdf.PdfFile;
import burraco.pdf.PdfPage;
import burraco.pdf.PdfText;
import java.util.ArrayList;
import java.util.List;

/** Slips as pages of A4, four on each. */
final class SlipPdf {
    private static final double WIDTH_MM = 210;
    private static final double HEIGHT_MM = 297;
    private static final double MARGIN_MM = 12;
    private static final double SLIP_MM = (HEIGHT_MM - 2 * MARGIN_MM) / SlipSheet.PER_PAGE;
    private static final double HEAD_MM = 5;
    private static final double ROW_MM = 15;
    private static final double NAMES_MM = 60;
    private static final double VICTORY_POINTS_MM = 11;
    private static final double SIGNATURE_MM = 37;
    private static final double SMALL = 2.6;
    private static final double TEXT = 3.4;

    private final SlipSheet sheet;
    private final List<String> headings = new ArrayList<>();
    private final List<Double> edges = new ArrayList<>();

    private SlipPdf(SlipSheet sheet) {
        this.sheet = sheet;
        SlipSheet.Labels labels = sheet.labels();
        headings.addAll(sheet.parts());
        headings.add(labels.sum());
        headings.add(labels.difference());
        double left = MARGIN_MM + NAMES_MM;
        double right = WIDTH_MM - MARGIN_MM - SIGNATURE_MM;
        double each = (right - VICTORY_POINTS_MM - left) / headings.size();
        for (int i = 0; i <= headings.size(); i++) {
            edges.add(left + i * each);
        }
        headings.add(labels.victoryPoints());
        edges.add(right);
        headings.add(labels.signature());
        edges.add(WIDTH_MM - MARGIN_MM);
    }

    static byte[] of(SlipSheet sheet) {
        SlipPdf pdf = new SlipPdf(sheet);
        List<String> pages = new ArrayList<>();
        List<SlipSheet.Form> forms = sheet.forms();
        for (int from = 0; from == 0 || from < forms.size(); from += SlipSheet.PER_PAGE) {
            PdfPage page = new PdfPage();
            String note = String.join(" ", sheet.heading().notes());
            page.text(MARGIN_MM, HEIGHT_MM - MARGIN_MM + 3, SMALL, true, note);
            int until = Math.min(forms.size(), from + SlipSheet.PER_PAGE);
            for (int i = from; i < until; i++) {
                pdf.slip(page, HEIGHT_MM - MARGIN_MM - (i - from) * SLIP_MM, forms.get(i));
            }
            pages.add(page.toString());
        }
        return PdfFile.write(WIDTH_MM, HEIGHT_MM, pages);
    }

    private void slip(PdfPage page, double top, SlipSheet.Form form) {
        SlipSheet.Labels labels = sheet.labels();
        double right = WIDTH_MM - MARGIN_MM;
        String table = labels.table() + " " + form.table();
        double room = right - MARGIN_MM - PdfText.width(table, true, 7) - 5;
        List<String> name = PdfLines.of(sheet.heading().tournament(), room, false, TEXT);
        page.text(MARGIN_MM, top - 5, TEXT, false, name.getFirst());
        page.text(MARGIN_MM, top - 9.5, TEXT, false, form.round());
        page.textBefore(right, top - 8, 7, true, table);
        double first = top - 12;
        headings(page, first);
        double y = first - HEAD_MM;
        for (SlipSheet.Row row : form.rows()) {
            row(page, y, row);
            y -= ROW_MM;
        }
        grid(page, first, y);
        page.text(MARGIN_MM, y - 4, SMALL, false, labels.rule());
        page.textBefore(right, y - 4, SMALL, false, labels.arbiter() + " ____________________");
        double end = top - SLIP_MM;
        if (end > MARGIN_MM + 1) {
            page.dashed(0, end, WIDTH_MM, end, 0.15);
        }
    }

    private void headings(PdfPage page, double top) {
        double y = top - HEAD_MM + 1.5;
        page.text(MARGIN_MM + 1, y, SMALL, false, sheet.labels().side());
        for (int i = 0; i < headings.size(); i++) {
            double middle = (edges.get(i) + edges.get(i + 1)) / 2;
            String heading = headings.get(i);
            double half = PdfText.width(heading, false, SMALL) / 2;
            page.text(middle - half, y, SMALL, false, heading);
        }
    }

    /** The names in three lines at most; the number says who it is. */
    private static void row(PdfPage page, double top, SlipSheet.Row row) {
        double indent = PdfText.width(row.number() + "  ", true, TEXT);
        List<String> lines = PdfLines.of(row.names(), NAMES_MM - indent - 2, false, TEXT);
        double y = top - 5;
        page.text(MARGIN_MM + 1, y, TEXT, true, row.number());
        for (String line : lines.subList(0, Math.min(3, lines.size()))) {
            page.text(MARGIN_MM + 1 + indent, y, TEXT, false, line);
            y -= TEXT * PdfFlow.LINE;
        }
    }

    private void grid(PdfPage page, double top, double bottom) {
        double right = WIDTH_MM - MARGIN_MM;
        for (double y : new double[] {top, top - HEAD_MM, top - HEAD_MM - ROW_MM, bottom}) {
            page.line(MARGIN_MM, y, right, y, 0.25);
        }
        page.line(MARGIN_MM, top, MARGIN_MM, bottom, 0.25);
        edges.forEach(x -> page.line(x, top, x, bottom, 0.25));
    }
}
