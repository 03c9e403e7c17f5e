package burraco.hal;

/**
 * A button of the table.
 *
 * @param key what it is for: {@code call}, {@code ok}
 * @param place whose it is; empty where it belongs to the whole table
 */
public record Button(String key, String place) {
    public static Button of(String key) {
        return new Button(key, "");
    }
}
