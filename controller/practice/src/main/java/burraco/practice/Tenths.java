package burraco.practice;

/** Rounds lengths for JSON. */
final class Tenths {
    private static final double TENTHS = 10;

    private Tenths() {}

    static double of(double centimetres) {
        return Math.rint(centimetres * TENTHS) / TENTHS;
    }
}
