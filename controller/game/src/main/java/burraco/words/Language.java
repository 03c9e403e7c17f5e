package burraco.words;

import java.util.Optional;

/** The languages of the table, the default first. */
public enum Language {
    IT("it"),
    EN("en");

    private final String id;

    Language(String id) {
        this.id = id;
    }

    public static Optional<Language> parse(String id) {
        for (Language language : values()) {
            if (language.id.equals(id)) {
                return Optional.of(language);
            }
        }
        return Optional.empty();
    }

    public String id() {
        return id;
    }
}
