package burraco.text;

/** A text as a cell of a CSV file that people open with a spreadsheet. */
public final class Cell {
    /** With these a formula begins; a blank before them does not help. */
    private static final String FORMULA = "=+-@|%";

    private Cell() {}

    /** In quotes where it has to be; what would be a formula is marked as text. */
    public static String of(String text) {
        String line = PlainText.line(text);
        String stripped = line.strip();
        boolean formula = !stripped.isEmpty() && FORMULA.indexOf(stripped.charAt(0)) >= 0;
        String safe = formula ? "'" + line : line;
        boolean bare = safe.chars().noneMatch(c -> c == ',' || c == ';' || c == '"');
        return bare ? safe : '"' + safe.replace("\"", "\"\"") + '"';
    }
}
