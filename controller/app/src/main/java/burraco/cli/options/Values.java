package burraco.cli.options;

import java.util.List;

/** Short names for the usual values. */
final class Values {
    private Values() {}

    static Value oneOf(List<String> words) {
        return new Value.OneOf(words);
    }

    static Value number(String shown) {
        return new Value.Whole(shown, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    static Value number(String shown, long least, long most) {
        return new Value.Whole(shown, least, most);
    }

    static Value points(String shown) {
        return new Value.Whole(shown, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    static Value time() {
        return new Value.Time("TIME");
    }

    static Value time(long least, long most) {
        return new Value.Time("TIME", least, most);
    }

    static Value file(String shown) {
        return new Value.File(shown);
    }

    static Value folder(String shown) {
        return new Value.Folder(shown);
    }

    static Value svg() {
        return new Value.File("SVG", ".svg", List.of());
    }
}
