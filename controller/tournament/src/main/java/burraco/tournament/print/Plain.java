package burraco.tournament.print;

import burraco.text.PlainText;
import burraco.tournament.ranking.Points.Cause;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Cells as people read them on paper. */
final class Plain {
    /** With blanks where no line is broken. */
    private static final String SLASH = "\u00A0/\u00A0";

    private Plain() {}

    static String of(Cell cell) {
        return switch (cell) {
            case Cell.Nothing() -> "";
            case Cell.Text(String text) -> PlainText.line(text);
            case Cell.Number(int value) -> String.valueOf(value);
            case Cell.Signed(int value) -> signed(value);
            case Cell.Numbers(List<Integer> numbers) -> joined(numbers);
            case Cell.Coded(var _, String words) -> PlainText.line(words);
            case Cell.Got(var points, String how) when points.cause() == Cause.AWAITED -> how;
            case Cell.Got(var points, String how) -> {
                String got = points.victoryPoints() + SLASH + signed(points.matchPoints());
                yield how.isEmpty() ? got : got + " " + how;
            }
            case Cell.Seat(Cell table, Cell line, Cell presence) ->
                    Stream.of(table, line, presence)
                            .map(Plain::of)
                            .filter(text -> !text.isEmpty())
                            .collect(Collectors.joining(" "));
        };
    }

    static String joined(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" + "));
    }

    static String signed(int value) {
        return value > 0 ? "+" + value : String.valueOf(value);
    }
}
