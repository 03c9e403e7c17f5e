package burraco.hal;

/**
 * A button of the table.
 *
 * @param key its function: {@code call}, {@code ok}
 * @param place the seat that it belongs to; empty for a button of the whole table
 */
public record Button(String key, String place) {
    public static Button of(String key) {
        return new Button(key, "");
    }
}
