package burraco.web.view;

import burraco.signals.ActWords;
import burraco.signals.ChoiceSentences;
import burraco.signals.SituationSentences;
import burraco.words.Language;
import burraco.words.Problems;
import burraco.words.Width;
import burraco.words.Words;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Sentences in all languages of the program: each page picks the one it is shown in. */
public final class Translations {
    /** The phrase books of one language. */
    public record Voice(
            Words words,
            Problems problems,
            SituationSentences sentences,
            ActWords acts,
            ChoiceSentences options) {
        private static Voice in(Language language) {
            Words words = Words.in(language);
            return new Voice(
                    words,
                    Problems.in(language),
                    new SituationSentences(words),
                    new ActWords(words),
                    new ChoiceSentences(words, Width.SCREEN));
        }
    }

    private static final Map<Language, Voice> VOICES = new EnumMap<>(Language.class);

    static {
        for (Language language : Language.values()) {
            VOICES.put(language, Voice.in(language));
        }
    }

    private Translations() {}

    public static Map<String, String> say(Function<Voice, String> sentence) {
        Map<String, String> all = new LinkedHashMap<>();
        VOICES.forEach((language, voice) -> all.put(language.id(), sentence.apply(voice)));
        return all;
    }

    /** Empty if there is no such sentence. */
    static Optional<Map<String, String>> ifAny(Function<Voice, Optional<String>> sentence) {
        return sentence.apply(VOICES.get(Language.IT)).isEmpty()
                ? Optional.empty()
                : Optional.of(say(voice -> sentence.apply(voice).orElseThrow()));
    }
}
