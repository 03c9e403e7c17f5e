package burraco.terminal;

/** A part of the picture. */
record Area(int top, int left, int height, int width) {
    int bottom() {
        return top + height;
    }

    int right() {
        return left + width;
    }
}
