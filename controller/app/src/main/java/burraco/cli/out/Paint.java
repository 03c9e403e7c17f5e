package burraco.cli.out;

import java.util.Set;

/** Colours for a terminal, or plain text without colours. */
public record Paint(boolean colour) {
    static final String END = "\u001b[0m";

    private static final String STRONG = "\u001b[1m";
    private static final String FAINT = "\u001b[2m";
    private static final String RED = "\u001b[31m";
    private static final String GREEN = "\u001b[32m";
    private static final String WARNING = "\u001b[1;33m";

    /** The only escape sequences that are used. */
    static final Set<String> ALL = Set.of(STRONG, FAINT, RED, GREEN, WARNING, END);

    public String strong(String text) {
        return in(STRONG, text);
    }

    public String faint(String text) {
        return in(FAINT, text);
    }

    public String red(String text) {
        return in(RED, text);
    }

    public String green(String text) {
        return in(GREEN, text);
    }

    public String warning(String text) {
        return in(WARNING, text);
    }

    private String in(String how, String text) {
        return colour && !text.isEmpty() ? how + text + END : text;
    }

    /** Shows hearts and diamonds in red, jokers and twos in bold. */
    public String cards(String text) {
        if (!colour) {
            return text;
        }
        StringBuilder painted = new StringBuilder();
        for (String word : text.split("(?<= )|(?= )")) {
            painted.append(word(word));
        }
        return painted.toString();
    }

    private String word(String word) {
        if (word.matches("[A23456789TJQK][HD](/\\d)?")) {
            return red(word);
        }
        return word.matches("JK(/\\d)?") ? strong(word) : word;
    }
}
