package burraco.layout;

import burraco.layout.text.TextPosition;
import burraco.layout.toml.Toml;
import burraco.layout.toml.TomlValue;
import burraco.text.Sentence;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The keys of one section. A key that is missing or has a wrong value reads as empty; a wrong value
 * has then been reported as a problem.
 */
final class Section {
    private static final int SHOWN = 40;

    private final String title;
    private final TomlValue.Table table;
    private final Findings findings;

    /**
     * @param title how people write it: {@code [table]}
     */
    Section(String title, TomlValue.Table table, Findings findings) {
        this.title = title;
        this.table = table;
        this.findings = findings;
    }

    TextPosition at() {
        return table.at();
    }

    /**
     * The position of the value of this key; the beginning of the section if there is no such key.
     */
    TextPosition at(String key) {
        return table.entry(key).map(entry -> entry.value().at()).orElse(table.at());
    }

    boolean has(String key) {
        return table.entry(key).isPresent();
    }

    // What stands there

    Optional<String> text(String key) {
        return text(key, new Sentence("read.text"));
    }

    Optional<String> text(String key, Sentence expected) {
        Optional<TomlValue> value = value(key);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        if (value.get() instanceof TomlValue.Text text && !text.text().isBlank()) {
            return Optional.of(text.text());
        }
        return wrong(key, expected);
    }

    /** The value if it is a text; a wrong value is not reported. */
    Optional<String> plain(String key) {
        Optional<TomlValue> value = value(key);
        return value.isPresent() && value.get() instanceof TomlValue.Text text
                ? Optional.of(text.text())
                : Optional.empty();
    }

    /** One of these words. */
    Optional<String> oneOf(String key, Collection<String> words) {
        Optional<String> text = plain(key);
        if (!has(key) || text.isPresent() && words.contains(text.get())) {
            return text;
        }
        Sentence expected = NearMiss.oneOf(words.stream().map(Toml::quoted).toList());
        return wrong(key, expected, text.flatMap(word -> NearMiss.of(word, words)));
    }

    Optional<Integer> whole(String key, int least, int most) {
        Optional<TomlValue> value = value(key);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        if (value.get() instanceof TomlValue.Whole whole
                && whole.number() >= least
                && whole.number() <= most) {
            return Optional.of((int) whole.number());
        }
        return wrong(key, new Sentence("read.whole", least, most));
    }

    Optional<Double> number(String key, double least, double most) {
        Optional<TomlValue> value = value(key);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        double number = Double.NaN;
        if (value.get() instanceof TomlValue.Whole whole) {
            number = whole.number();
        } else if (value.get() instanceof TomlValue.Decimal decimal) {
            number = decimal.number();
        }
        return number >= least && number <= most
                ? Optional.of(number)
                : wrong(key, new Sentence("read.number", bound(least), bound(most)));
    }

    Optional<Boolean> truth(String key) {
        Optional<TomlValue> value = value(key);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        return value.get() instanceof TomlValue.Truth truth
                ? Optional.of(truth.isTrue())
                : wrong(key, new Sentence("read.truth"));
    }

    private Optional<TomlValue> value(String key) {
        return table.entry(key).map(TomlValue.Entry::value);
    }

    // What should stand there

    /** Reports this key if it is missing. */
    void needs(String key, Sentence expected) {
        if (!has(key)) {
            findings.wrong(at(), "read.needs", title, key, expected);
        }
    }

    /** Reports every key that is not one of these. */
    void knows(List<String> keys) {
        for (TomlValue.Entry entry : table.entries()) {
            if (!keys.contains(entry.key())) {
                String shown = Toml.quoted(shorten(entry.key()));
                Optional<String> near = NearMiss.of(entry.key(), keys);
                if (near.isPresent()) {
                    findings.wrong(entry.at(), "read.no-key.near", title, shown, near.get());
                } else {
                    Sentence expected = NearMiss.oneOf(keys);
                    findings.wrong(entry.at(), "read.no-key", title, shown, expected);
                }
            }
        }
    }

    /**
     * Reports a known key that must not be used here.
     *
     * @param why a sentence whose first detail is the key
     * @param detail its second one
     */
    void refuse(String key, String why, Object... detail) {
        Object[] details = Stream.concat(Stream.of(key), Stream.of(detail)).toArray();
        table.entry(key).ifPresent(entry -> findings.wrong(entry.at(), why, details));
    }

    /** Reports the value of a key, with what was expected. */
    <T> Optional<T> wrong(String key, Sentence expected) {
        return wrong(key, expected, Optional.empty());
    }

    private <T> Optional<T> wrong(String key, Sentence expected, Optional<String> near) {
        Optional<Sentence> found = value(key).map(Section::shown);
        if (found.isEmpty()) {
            findings.wrong(at(key), "read.value.nothing", key, expected);
        } else if (near.isEmpty()) {
            findings.wrong(at(key), "read.value", key, expected, found.get());
        } else {
            findings.wrong(at(key), "read.value.near", key, expected, found.get(), near.get());
        }
        return Optional.empty();
    }

    static Sentence shown(TomlValue value) {
        return switch (value) {
            case TomlValue.Text text -> Sentence.of(Toml.quoted(shorten(text.text())));
            case TomlValue.Whole whole -> Sentence.of(Long.toString(whole.number()));
            case TomlValue.Decimal decimal -> Sentence.of(Double.toString(decimal.number()));
            case TomlValue.Truth truth -> Sentence.of(Boolean.toString(truth.isTrue()));
            case TomlValue.Moment moment -> Sentence.of(moment.text());
            case TomlValue.Row _ -> new Sentence("read.list");
            case TomlValue.Table _ -> new Sentence("read.table");
        };
    }

    static String shorten(String text) {
        boolean fits = text.codePointCount(0, text.length()) <= SHOWN;
        return fits ? text : text.substring(0, text.offsetByCodePoints(0, SHOWN)) + "…";
    }

    private static String bound(double limit) {
        return limit == (long) limit ? Long.toString((long) limit) : Double.toString(limit);
    }
}
