package burraco.cli.out;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A terminal that understands exactly what the picture of a table needs. */
public final class Emulator {
    private static final Pattern CODE = Pattern.compile("\u001b\\[([?0-9;]*)([A-Za-z])");

    private final String[][] screen;
    private int row;
    private int column;
    private String style = "0";

    public Emulator(int columns, int rows) {
        screen = new String[rows][columns];
        clear();
    }

    private void clear() {
        for (String[] line : screen) {
            Arrays.fill(line, "0 ");
        }
    }

    public void write(String text) {
        Matcher code = CODE.matcher(text);
        int at = 0;
        while (at < text.length()) {
            if (text.charAt(at) != '\u001b') {
                screen[row][column++] = style + text.charAt(at++);
                continue;
            }
            if (!code.find(at) || code.start() != at) {
                throw new AssertionError("no such code at " + at);
            }
            obey(code.group(1), code.group(2).charAt(0));
            at = code.end();
        }
    }

    private void obey(String numbers, char what) {
        switch (what) {
            case 'H' -> {
                String[] place = numbers.split(";");
                row = Integer.parseInt(place[0]) - 1;
                column = Integer.parseInt(place[1]) - 1;
            }
            case 'J' -> clear();
            case 'm' -> style = numbers;
            case 'h', 'l' -> {} // Switching pages and cursors is not emulated.
            default -> throw new AssertionError("no such code: " + what);
        }
    }

    /** The characters alone. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (String[] line : screen) {
            StringBuilder text = new StringBuilder();
            for (String one : line) {
                text.append(one.charAt(one.length() - 1));
            }
            lines.add(text.toString());
        }
        return lines;
    }

    /** The characters with their styles. */
    List<List<String>> looks() {
        return Arrays.stream(screen).map(List::of).toList();
    }
}
