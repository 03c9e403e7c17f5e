package burraco.tournament.print;

import burraco.pdf.PdfText;
import java.util.Arrays;
import java.util.List;

/** How wide the columns of a printed list are, in millimetres. */
final class PdfColumns {
    static final double GAP_MM = 2.6;

    private PdfColumns() {}

    static double[] of(Section section, List<String> headings, double size, double available) {
        double[] widths = natural(section, headings, size);
        double left = available - Arrays.stream(widths).sum();
        return left < 0 ? narrowed(widths, available) : widened(section, widths, left);
    }

    /** The largest type with which no line is broken. */
    static double fitting(Section section, List<String> headings, double available) {
        double[] widths = natural(section, headings, 1);
        double gaps = widths.length * GAP_MM;
        return (available - gaps) / (Arrays.stream(widths).sum() - gaps);
    }

    private static double[] natural(Section section, List<String> headings, double size) {
        int count = section.columns().size();
        double[] widths = new double[count];
        for (int i = 0; i < count; i++) {
            widths[i] = PdfText.width(headings.get(i), true, PdfFlow.headingSize(size));
            for (List<Cell> row : section.rows()) {
                // Bold, as some are: a column is never narrower than what stands in it.
                double width = PdfText.width(Plain.of(row.get(i)), true, size);
                widths[i] = Math.max(widths[i], width);
            }
            widths[i] += GAP_MM;
        }
        return widths;
    }

    /** The widest columns are cut to the same width, until all fit. */
    private static double[] narrowed(double[] widths, double available) {
        double[] sorted = Arrays.stream(widths).sorted().toArray();
        double rest = available;
        double limit = 0;
        for (int i = 0; i < sorted.length; i++) {
            limit = rest / (sorted.length - i);
            if (sorted[i] > limit) {
                break;
            }
            rest -= sorted[i];
        }
        double most = limit;
        return Arrays.stream(widths).map(width -> Math.min(width, most)).toArray();
    }

    private static double[] widened(Section section, double[] widths, double left) {
        long texts = section.columns().stream().filter(one -> !one.numeric()).count();
        double[] wider = widths.clone();
        for (int i = 0; i < wider.length; i++) {
            if (!section.columns().get(i).numeric()) {
                wider[i] += left / texts;
            }
        }
        return wider;
    }
}
