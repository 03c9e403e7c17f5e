package burraco.cli.dispute;

import burraco.text.PlainText;
import burraco.words.Language;
import java.util.List;
import java.util.function.Function;

/** A page in all languages at once; it shows the one that is chosen. */
final class Html {
    private final List<DisputeWords> languages;
    private final StringBuilder page = new StringBuilder();

    Html() {
        languages = List.of(Language.values()).stream().map(DisputeWords::in).toList();
    }

    Html put(String markup) {
        page.append(markup);
        return this;
    }

    /** Text of any kind. */
    Html text(String text) {
        return put(escaped(text));
    }

    Html element(String name, String text) {
        return put("<" + name + ">").text(text).put("</" + name.split(" ", 2)[0] + ">");
    }

    /** The same in each language. */
    Html say(Function<DisputeWords, String> said) {
        List<String> all = languages.stream().map(said).toList();
        if (all.stream().distinct().count() == 1) {
            return text(all.getFirst());
        }
        for (int i = 0; i < all.size(); i++) {
            put("<span class=\"said\" lang=\"" + languages.get(i).language().id() + "\">");
            text(all.get(i)).put("</span>");
        }
        return this;
    }

    Html say(String key, Object... details) {
        return say(words -> words.say(key, details));
    }

    Html saying(String element, String key, Object... details) {
        return put("<" + element + ">")
                .say(key, details)
                .put("</" + element.split(" ", 2)[0] + ">");
    }

    private static String escaped(String text) {
        return PlainText.line(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    @Override
    public String toString() {
        return page.toString();
    }
}
