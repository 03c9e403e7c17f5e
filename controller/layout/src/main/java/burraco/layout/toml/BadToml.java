package burraco.layout.toml;

import burraco.layout.text.TextPosition;
import burraco.text.Sentence;

/**
 * Thrown for a text that is not valid TOML, with the position of the first error and what was
 * expected there.
 */
public final class BadToml extends Exception {
    private static final long serialVersionUID = 1;

    private final transient TextPosition at;
    private final transient Sentence what;

    BadToml(TextPosition at, Sentence what) {
        super(what.key(), null, false, false);
        this.at = at;
        this.what = what;
    }

    BadToml(TextPosition at, String key, Object... details) {
        this(at, new Sentence(key, details));
    }

    public TextPosition at() {
        return at;
    }

    public Sentence what() {
        return what;
    }
}
