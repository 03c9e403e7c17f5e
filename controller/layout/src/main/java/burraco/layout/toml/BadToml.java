package burraco.layout.toml;

import burraco.layout.text.Spot;

/** A text that is not TOML: where that shows first, and what was expected there. */
public final class BadToml extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Spot at;

    BadToml(Spot at, String what) {
        super(what, null, false, false);
        this.at = at;
    }

    public Spot at() {
        return at;
    }

    /** A plain sentence. */
    public String what() {
        return getMessage();
    }
}
