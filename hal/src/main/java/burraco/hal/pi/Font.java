package burraco.hal.pi;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Letters of five by eight dots, drawn in {@code font.txt}: a line that begins with {@code =} names
 * those that are drawn side by side in the eight lines below it.
 */
final class Font {
    static final int WIDTH = 5;
    static final int HEIGHT = 8;

    private static final Map<Integer, int[]> LETTERS = read();

    private Font() {}

    static boolean has(int letter) {
        return LETTERS.containsKey(letter);
    }

    /** The rows of a letter from the top; the leftmost dot is the highest of five bits. */
    static int[] rows(int letter) {
        return LETTERS.get(letter).clone();
    }

    private static Map<Integer, int[]> read() {
        Map<Integer, int[]> letters = new HashMap<>();
        letters.put((int) ' ', new int[HEIGHT]);
        List<String> lines = lines();
        for (int at = 0; at < lines.size(); at += HEIGHT + 1) {
            int[] names = lines.get(at).substring(1).replace(" ", "").codePoints().toArray();
            for (int i = 0; i < names.length; i++) {
                int[] rows = new int[HEIGHT];
                for (int row = 0; row < HEIGHT; row++) {
                    int left = i * (WIDTH + 1);
                    rows[row] = bits(lines.get(at + 1 + row).substring(left, left + WIDTH));
                }
                letters.put(names[i], rows);
            }
        }
        return letters;
    }

    private static int bits(String dots) {
        return Integer.parseInt(dots.replace('.', '0').replace('#', '1'), 2);
    }

    private static List<String> lines() {
        try (InputStream font = Font.class.getResourceAsStream("font.txt")) {
            return new String(font.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank())
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
