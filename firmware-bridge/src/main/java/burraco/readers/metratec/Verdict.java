package burraco.readers.metratec;

import burraco.hal.Trouble;

/** What a line was to the one who waited for it. */
sealed interface Verdict {
    /** Not what was waited for. */
    record Stray() implements Verdict {}

    /** The answer, or a reason to ask otherwise. */
    record Taken() implements Verdict {}

    /** It will not do what it must. */
    record Failed(Trouble trouble, String detail) implements Verdict {}

    Verdict STRAY = new Stray();
    Verdict TAKEN = new Taken();

    int WORD = 3;

    /** A line's first word: most answers are one of three letters. */
    static String word(String text) {
        return text.length() < WORD ? text : text.substring(0, WORD);
    }
}
