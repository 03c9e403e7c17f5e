package burraco.terminal;

/** A rectangle of the screen, in characters. */
record ScreenArea(int top, int left, int height, int width) {
    int bottom() {
        return top + height;
    }

    int right() {
        return left + width;
    }
}
