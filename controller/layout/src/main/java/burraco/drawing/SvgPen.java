package burraco.drawing;

import burraco.text.Decimals;
import burraco.text.PlainText;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Draws an SVG file whose unit is the millimetre. */
final class SvgPen implements Pen {
    private final StringBuilder text = new StringBuilder();

    /**
     * @param margin around the table, in millimetres
     */
    static String sheet(Dimensions size, double margin, String title, Consumer<Pen> draw) {
        SvgPen pen = new SvgPen();
        draw.accept(pen);
        String w = Decimals.of(size.width() + 2 * margin);
        String h = Decimals.of(size.height() + 2 * margin);
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\""
                + w
                + "mm\" height=\""
                + h
                + "mm\" viewBox=\""
                + Decimals.of(-size.width() / 2 - margin)
                + " "
                + Decimals.of(-size.height() / 2 - margin)
                + " "
                + w
                + " "
                + h
                + "\" font-family=\"Helvetica, Arial, sans-serif\">\n<title>"
                + escaped(title)
                + "</title>\n"
                + pen.text
                + "</svg>\n";
    }

    @Override
    public void rectangle(double left, double bottom, double width, double height, LineStyle ink) {
        text.append("<rect")
                .append(box(left, bottom, width, height))
                .append(stroke(ink))
                .append("/>\n");
    }

    @Override
    public void filled(double left, double bottom, double width, double height, String colour) {
        text.append("<rect").append(box(left, bottom, width, height));
        text.append(" fill=\"#").append(colour).append("\"/>\n");
    }

    /** In SVG y grows downwards. */
    private static String box(double left, double bottom, double width, double height) {
        return attribute("x", left)
                + attribute("y", -bottom - height)
                + attribute("width", width)
                + attribute("height", height);
    }

    @Override
    public void line(double fromX, double fromY, double toX, double toY, LineStyle ink) {
        text.append("<line").append(attribute("x1", fromX)).append(attribute("y1", -fromY));
        text.append(attribute("x2", toX)).append(attribute("y2", -toY));
        text.append(stroke(ink)).append("/>\n");
    }

    @Override
    public void circle(double x, double y, double radius, LineStyle ink) {
        text.append("<circle").append(attribute("cx", x)).append(attribute("cy", -y));
        text.append(attribute("r", radius)).append(stroke(ink)).append("/>\n");
    }

    @Override
    public void text(double x, double y, double size, Anchor anchor, String colour, String said) {
        text.append("<text").append(attribute("x", x)).append(attribute("y", -y));
        text.append(attribute("font-size", size));
        text.append(anchor == Anchor.MIDDLE ? " text-anchor=\"middle\"" : "");
        text.append(" fill=\"#")
                .append(colour)
                .append("\">")
                .append(escaped(said))
                .append("</text>\n");
    }

    private static String stroke(LineStyle ink) {
        String dashes = ink.dashes().stream().map(Decimals::of).collect(Collectors.joining(" "));
        return " fill=\"none\" stroke=\"#"
                + ink.colour()
                + "\""
                + attribute("stroke-width", ink.width())
                + (dashes.isEmpty() ? "" : " stroke-dasharray=\"" + dashes + "\"");
    }

    private static String attribute(String name, double value) {
        return " " + name + "=\"" + Decimals.of(value) + "\"";
    }

    private static String escaped(String text) {
        return PlainText.line(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
