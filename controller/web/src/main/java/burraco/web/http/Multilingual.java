package burraco.web.http;

import burraco.words.Language;
import burraco.words.Words;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** Sentences in all languages of the program, by the languages' ids; a page picks its own. */
public final class Multilingual {
    private static final Map<Language, Words> WORDS = new EnumMap<>(Language.class);

    static {
        for (Language language : Language.values()) {
            WORDS.put(language, Words.in(language));
        }
    }

    private Multilingual() {}

    public static Map<String, String> of(Function<Words, String> sentence) {
        Map<String, String> all = new LinkedHashMap<>();
        WORDS.forEach((language, words) -> all.put(language.id(), sentence.apply(words)));
        return all;
    }
}
