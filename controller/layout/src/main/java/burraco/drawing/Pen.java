package burraco.drawing;

/**
 * Drawing operations in millimetres from the centre of the table; x grows towards E, y towards N.
 */
interface Pen {
    enum Anchor {
        LEFT,
        MIDDLE
    }

    void rectangle(double left, double bottom, double width, double height, LineStyle ink);

    /** Without an outline. */
    void filled(double left, double bottom, double width, double height, String colour);

    void line(double fromX, double fromY, double toX, double toY, LineStyle ink);

    void circle(double x, double y, double radius, LineStyle ink);

    /**
     * @param y of the baseline
     * @param size font size in millimetres
     */
    void text(double x, double y, double size, Anchor anchor, String colour, String text);
}
