package burraco.layout.toml;

import burraco.layout.text.TextPosition;

/**
 * Thrown for a text that is not valid TOML, with the position of the first error and what was
 * expected there.
 */
public final class BadToml extends Exception {
    private static final long serialVersionUID = 1;

    private final transient TextPosition at;

    BadToml(TextPosition at, String what) {
        super(what, null, false, false);
        this.at = at;
    }

    public TextPosition at() {
        return at;
    }

    /** The error as a sentence. */
    public String what() {
        return getMessage();
    }
}
