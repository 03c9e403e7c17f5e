package burraco.readers.metratec;

import burraco.hal.Trouble;

/** What the part that expected an answer made of a line. */
sealed interface LineVerdict {
    /** Not the expected answer. */
    record Stray() implements LineVerdict {}

    /** The answer, or a reason to ask in another way. */
    record Taken() implements LineVerdict {}

    /** The reader refuses something necessary. */
    record Failed(Trouble trouble, String detail) implements LineVerdict {}

    LineVerdict STRAY = new Stray();
    LineVerdict TAKEN = new Taken();

    int WORD = 3;

    /** A line's first word: most answers are a word of three letters. */
    static String word(String text) {
        return text.length() < WORD ? text : text.substring(0, WORD);
    }
}
