package burraco.hal.pi;

import burraco.hal.Letters;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/** Computes the letter in each cell of a display, row by row. */
final class DisplayCells {
    private DisplayCells() {}

    /**
     * @param has whether the display can show a letter unchanged; called in reading order
     */
    static int[] of(List<String> lines, int columns, int rows, IntPredicate has) {
        int[] cells = new int[columns * rows];
        Arrays.fill(cells, ' ');
        for (int row = 0; row < Math.min(rows, lines.size()); row++) {
            int column = 0;
            int[] letters =
                    Letters.ALL.fit(lines.get(row), Integer.MAX_VALUE).codePoints().toArray();
            for (int i = 0; i < letters.length && column < columns; i++) {
                for (int letter : nearest(letters[i], has)) {
                    if (column < columns) {
                        cells[row * columns + column++] = letter;
                    }
                }
            }
        }
        return cells;
    }

    private static int[] nearest(int letter, IntPredicate has) {
        return has.test(letter)
                ? new int[] {letter}
                : Letters.PLAIN
                        .fit(Character.toString(letter), Integer.MAX_VALUE)
                        .codePoints()
                        .toArray();
    }
}
