package burraco.pdf;

import burraco.text.Decimals;

/** The content of a page in black, in millimetres from its lower left corner. */
public final class PdfPage {
    private final StringBuilder content = new StringBuilder();

    public PdfPage() {
        numbers(PdfFile.POINTS_PER_MM, 0, 0, PdfFile.POINTS_PER_MM, 0, 0);
        content.append(" cm\n");
    }

    /**
     * @param y of the baseline
     * @param size font size in millimetres
     */
    public void text(double x, double y, double size, boolean bold, String said) {
        content.append("BT /").append(bold ? 'B' : 'F').append(' ');
        content.append(Decimals.of(size)).append(" Tf ");
        numbers(x, y);
        content.append(" Td ").append(PdfText.literal(said)).append(" Tj ET\n");
    }

    /** Text that ends at x. */
    public void textBefore(double x, double y, double size, boolean bold, String said) {
        text(x - PdfText.width(said, bold, size), y, size, bold, said);
    }

    public void line(double fromX, double fromY, double toX, double toY, double width) {
        content.append(Decimals.of(width)).append(" w ");
        numbers(fromX, fromY);
        content.append(" m ");
        numbers(toX, toY);
        content.append(" l S\n");
    }

    public void dashed(double fromX, double fromY, double toX, double toY, double width) {
        content.append("[2 2] 0 d ");
        line(fromX, fromY, toX, toY, width);
        content.append("[] 0 d\n");
    }

    private void numbers(double... numbers) {
        for (int i = 0; i < numbers.length; i++) {
            content.append(i == 0 ? "" : " ").append(Decimals.of(numbers[i], 4));
        }
    }

    @Override
    public String toString() {
        return content.toString();
    }
}
