package burraco.cli.layout;

/** Millimetres written as centimetres, without needless digits. */
final class Centimetres {
    private Centimetres() {}

    static String of(int millimetres) {
        String rest = millimetres % 10 == 0 ? "" : "." + millimetres % 10;
        return millimetres / 10 + rest;
    }
}
