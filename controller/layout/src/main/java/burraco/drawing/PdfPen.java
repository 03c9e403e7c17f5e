package burraco.drawing;

import burraco.pdf.PdfText;
import burraco.text.Decimals;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes the content stream of a PDF page. */
final class PdfPen implements Pen {
    private final StringBuilder text = new StringBuilder();

    @Override
    public void rectangle(double left, double bottom, double width, double height, LineStyle ink) {
        stroke(ink);
        box(left, bottom, width, height);
        text.append(" re S\n");
    }

    @Override
    public void filled(double left, double bottom, double width, double height, String colour) {
        text.append(rgb(colour)).append(" rg ");
        box(left, bottom, width, height);
        text.append(" re f\n");
    }

    private void box(double left, double bottom, double width, double height) {
        numbers(left, bottom, width, height);
    }

    @Override
    public void line(double fromX, double fromY, double toX, double toY, LineStyle ink) {
        stroke(ink);
        numbers(fromX, fromY);
        text.append(" m ");
        numbers(toX, toY);
        text.append(" l S\n");
    }

    /** Four Bézier curves approximate a circle. */
    @Override
    public void circle(double x, double y, double r, LineStyle ink) {
        double k = r * 0.5523;
        stroke(ink);
        numbers(x + r, y);
        text.append(" m ");
        curve(x + r, y + k, x + k, y + r, x, y + r);
        curve(x - k, y + r, x - r, y + k, x - r, y);
        curve(x - r, y - k, x - k, y - r, x, y - r);
        curve(x + k, y - r, x + r, y - k, x + r, y);
        text.append("S\n");
    }

    private void curve(double... points) {
        numbers(points);
        text.append(" c ");
    }

    @Override
    public void text(double x, double y, double size, Anchor anchor, String colour, String said) {
        double left = anchor == Anchor.MIDDLE ? x - PdfText.width(said, false, size) / 2 : x;
        text.append("BT /F ").append(Decimals.of(size)).append(" Tf ").append(rgb(colour));
        text.append(" rg ");
        numbers(left, y);
        text.append(" Td ").append(PdfText.literal(said)).append(" Tj ET\n");
    }

    /** Clips everything that follows to a rectangle. */
    void clip(double left, double bottom, double width, double height) {
        box(left, bottom, width, height);
        text.append(" re W n\n");
    }

    /** Scales and moves everything that follows. */
    void matrix(double scale, double x, double y) {
        numbers(scale, 0, 0, scale);
        text.append(' ')
                .append(Decimals.of(x, 5))
                .append(' ')
                .append(Decimals.of(y, 5))
                .append(" cm\n");
    }

    void save() {
        text.append("q\n");
    }

    void restore() {
        text.append("Q\n");
    }

    /** Draws an external object of the file. */
    void stamp(String name) {
        text.append('/').append(name).append(" Do\n");
    }

    private void stroke(LineStyle ink) {
        String dashes = ink.dashes().stream().map(Decimals::of).collect(Collectors.joining(" "));
        text.append(rgb(ink.colour())).append(" RG ").append(Decimals.of(ink.width()));
        text.append(" w [").append(dashes).append("] 0 d ");
    }

    private static String rgb(String colour) {
        int value = Integer.parseInt(colour, 16);
        return String.format(
                Locale.ROOT,
                "%.3f %.3f %.3f",
                (value >> 16) / 255.0,
                (value >> 8 & 255) / 255.0,
                (value & 255) / 255.0);
    }

    private void numbers(double... numbers) {
        for (int i = 0; i < numbers.length; i++) {
            text.append(i == 0 ? "" : " ").append(Decimals.of(numbers[i], 6));
        }
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
