package burraco.tournament.print;

import burraco.text.PlainText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/** What every page has: no script, nothing from elsewhere. */
final class Html {
    /** A word of more letters may be broken anywhere, or its column would be too wide. */
    private static final int LONG = 18;

    private static final String STYLE = style();

    private Html() {}

    private static String style() {
        try (InputStream file = Html.class.getResourceAsStream("print.css")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException("print.css", unreadable);
        }
    }

    /**
     * @param look class of the page in the style sheet
     * @param body what stands in it, escaped
     */
    static String page(Heading heading, String look, String body) {
        return "<!DOCTYPE html>\n<html lang=\""
                + heading.language()
                + "\">\n<head>\n<meta charset=\"utf-8\">\n<title>"
                + escaped(heading.title())
                + " · "
                + escaped(heading.tournament())
                + "</title>\n<style>\n"
                + STYLE
                + "</style>\n</head>\n<body class=\""
                + look
                + "\">\n"
                + body
                + "</body>\n</html>\n";
    }

    static String heading(Heading heading) {
        StringBuilder html = new StringBuilder("<header>\n");
        html.append("<h1>").append(escaped(heading.title())).append("</h1>\n");
        html.append("<p>").append(name(heading.tournament())).append("</p>\n");
        html.append(notes(heading)).append("</header>\n");
        return html.toString();
    }

    static String notes(Heading heading) {
        StringBuilder html = new StringBuilder();
        for (String note : heading.notes()) {
            html.append("<p class=\"note\">").append(escaped(note)).append("</p>\n");
        }
        return html.toString();
    }

    /** Names in Arabic or Hebrew do not turn what stands beside them, nor the order of a pair. */
    static String name(String text) {
        boolean isLong = Stream.of(text.split("\\s+")).anyMatch(word -> word.length() > LONG);
        return (isLong ? "<bdi dir=\"ltr\" class=\"long\">" : "<bdi dir=\"ltr\">")
                + escaped(text)
                + "</bdi>";
    }

    static String escaped(String text) {
        return PlainText.line(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
