package burraco.cli;

/** Colours on a terminal; plain text where there are none. */
record Paint(boolean colour) {
    String strong(String text) {
        return in("1", text);
    }

    String faint(String text) {
        return in("2", text);
    }

    String red(String text) {
        return in("31", text);
    }

    String green(String text) {
        return in("32", text);
    }

    String warning(String text) {
        return in("1;33", text);
    }

    private String in(String code, String text) {
        return colour && !text.isEmpty() ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
    }

    /** Hearts and diamonds in red, jokers and twos strong. */
    String cards(String text) {
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
