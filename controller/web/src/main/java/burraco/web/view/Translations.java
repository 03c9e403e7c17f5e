package burraco.web.view;

import burraco.json.Json;
import burraco.signals.ActWords;
import burraco.signals.Options;
import burraco.signals.Sentences;
import burraco.words.Language;
import burraco.words.Problems;
import burraco.words.Width;
import burraco.words.Words;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Sentences in all languages of the program: each page picks the one it is shown in. */
public final class Translations {
    /** The phrase books of one language. */
    public record Voice(
            Words words, Problems problems, Sentences sentences, ActWords acts, Options options) {
        private static Voice in(Language language) {
            Words words = Words.in(language);
            return new Voice(
                    words,
                    Problems.in(language),
                    new Sentences(words),
                    new ActWords(words),
                    new Options(words, Width.SCREEN));
        }
    }

    private static final Voice IT = Voice.in(Language.IT);
    private static final Voice EN = Voice.in(Language.EN);

    private Translations() {}

    public static Map<String, Object> say(Function<Voice, String> sentence) {
        Map<String, Object> both = Json.object();
        both.put("it", sentence.apply(IT));
        both.put("en", sentence.apply(EN));
        return both;
    }

    /** Null if there is no such sentence. */
    static Map<String, Object> ifAny(Function<Voice, Optional<String>> sentence) {
        return sentence.apply(IT).isEmpty()
                ? null
                : say(voice -> sentence.apply(voice).orElseThrow());
    }
}
