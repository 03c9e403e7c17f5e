package burraco.cli.report;

/** Lines of a part, each with a name in front. They are English, as the log is. */
final class Facts {
    private static final int WIDTH = 18;

    private final StringBuilder text = new StringBuilder();

    Facts fact(String name, Object value) {
        text.append(name).append(": ").append(" ".repeat(Math.max(0, WIDTH - name.length())));
        text.append(value).append('\n');
        return this;
    }

    Facts line(String line) {
        text.append(line).append('\n');
        return this;
    }

    String text() {
        return text.toString();
    }
}
