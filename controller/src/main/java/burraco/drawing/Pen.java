package burraco.drawing;

/** Draws in millimetres from the middle of the table; x towards E, y towards N. */
interface Pen {
    enum Anchor {
        LEFT,
        MIDDLE
    }

    void rectangle(double left, double bottom, double width, double height, Ink ink);

    /** Without a border. */
    void filled(double left, double bottom, double width, double height, String colour);

    void line(double fromX, double fromY, double toX, double toY, Ink ink);

    void circle(double x, double y, double radius, Ink ink);

    /**
     * @param y of the line that letters stand on
     * @param size of the letters, in millimetres
     */
    void text(double x, double y, double size, Anchor anchor, String colour, String text);
}
