package burraco.words;

import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Properties;

/**
 * Sentences for people, in one language. They stand in one file a subject and language beside this
 * class; a club may edit them.
 */
public final class Words {
    private final Properties cases;
    private final Properties sheet;

    private Words(Properties cases, Properties sheet) {
        this.cases = cases;
        this.sheet = sheet;
    }

    public static Words in(Language language) {
        return new Words(load("cases", language), load("sheet", language));
    }

    static Properties load(String subject, Language language) {
        String name = subject + "_" + language.id() + ".properties";
        Properties properties = new Properties();
        try (Reader reader =
                new InputStreamReader(
                        Words.class.getResourceAsStream(name), StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(name, unreadable);
        }
        return properties;
    }

    /** What happened, in a sentence. */
    public String say(Case which) {
        return cases.getProperty(which.id());
    }

    /** What is to be done. */
    public String say(Remedy remedy) {
        return switch (remedy) {
            case Remedy.Advise _ -> sheet("advise");
            case Remedy.Warn warn -> sheet("warn", warn.seat());
            case Remedy.Limit limit ->
                    sheet("limit." + limit.turn() + "." + limit.take(), limit.seat());
            case Remedy.Play play -> sheet("play", play.seat(), play.card().face());
            case Remedy.Show show -> sheet("show", show.seat(), show.card().face());
            case Remedy.Points given -> sheet("points", given.line(), given.points());
            case Remedy.Vp vp -> sheet("vp", vp.line(), vp.points());
            case Remedy.Repair repair -> sheet("repair." + repair.what());
            case Remedy.Redeal _ -> sheet("redeal");
        };
    }

    /** A word or sentence of the sheet, with details in it. */
    public String sheet(String key, Object... details) {
        String text = sheet.getProperty(key);
        if (text == null) {
            throw new IllegalArgumentException("no words for " + key);
        }
        return details.length == 0 ? text : new MessageFormat(text, Locale.ROOT).format(details);
    }
}
