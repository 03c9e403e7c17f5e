package burraco.text;

/** Formats a text as one cell of a CSV file that people open in a spreadsheet. */
public final class CsvCell {
    /**
     * Spreadsheets take a cell that begins with one of these as a formula, even after leading
     * blanks.
     */
    private static final String FORMULA = "=+-@|%";

    private CsvCell() {}

    /**
     * Quotes the text where CSV requires it, and prefixes an apostrophe where it would be a
     * formula.
     */
    public static String of(String text) {
        String line = PlainText.line(text);
        String stripped = line.strip();
        boolean formula = !stripped.isEmpty() && FORMULA.indexOf(stripped.charAt(0)) >= 0;
        String safe = formula ? "'" + line : line;
        boolean bare = safe.chars().noneMatch(c -> c == ',' || c == ';' || c == '"');
        return bare ? safe : '"' + safe.replace("\"", "\"\"") + '"';
    }
}
