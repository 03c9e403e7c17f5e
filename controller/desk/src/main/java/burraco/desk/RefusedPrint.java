package burraco.desk;

import burraco.web.http.Response;
import burraco.words.Language;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** A list is opened in a window of its own, so why there is none is a page too. */
final class RefusedPrint {
    private static final String PAGE =
            """
            <!doctype html>
            <html lang="%s">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>%s</title>
            <style>body { font: 1.2rem sans-serif; margin: 15vh auto; max-width: 30em; padding: 0 1em }</style>
            <p>%s</p>
            """;

    private RefusedPrint() {}

    static Response of(int status, Map<String, String> says, Language language) {
        String sentence = escaped(says.get(language.id()));
        byte[] page =
                PAGE.formatted(language.id(), sentence, sentence).getBytes(StandardCharsets.UTF_8);
        return new Response(status, DeskPrint.HTML, page, Map.of())
                .with("Content-Security-Policy", DeskPrint.POLICY);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
