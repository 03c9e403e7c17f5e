package burraco.hall.pages;

import burraco.hall.view.HallWords;
import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Participant;
import burraco.web.http.Response;
import burraco.words.Language;
import java.nio.charset.StandardCharsets;
import java.util.function.IntFunction;

/** The codes of all pairs on paper, to be cut and given out: a page of its own to print. */
final class PairSheet {
    /** The page has no script, and its style stands in it. */
    private static final String POLICY =
            "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

    private static final String STYLE =
            """
            body { font: 10pt/1.3 sans-serif; margin: 8mm; color: #000; background: #fff }
            h1 { font-size: 13pt; margin: 0 0 4mm }
            ul { display: grid; grid-template-columns: repeat(3, 1fr); margin: 0; padding: 0 }
            li { display: grid; grid-template-columns: 25mm 1fr; gap: 3mm; align-items: center;
                 break-inside: avoid; padding: 2mm; border: 0.2mm dashed #888; list-style: none;
                 overflow-wrap: anywhere }
            svg { width: 25mm; height: 25mm }
            strong { display: block; font-size: 15pt }
            @media (max-width: 700px) { ul { grid-template-columns: 1fr } }
            """;

    private PairSheet() {}

    /**
     * @param code of a number, as SVG
     */
    static Response of(Tournament now, Language language, IntFunction<String> code) {
        StringBuilder page = new StringBuilder("<!doctype html>\n<html lang=\"");
        page.append(language.id()).append("\">\n<meta charset=\"utf-8\">\n");
        page.append("<meta name=\"viewport\" content=\"width=device-width\">\n");
        String title = escaped(said("codes.title", language, now.title()));
        page.append("<title>").append(title).append("</title>\n<style>").append(STYLE);
        page.append("</style>\n<h1>").append(title).append("</h1>\n<p>");
        page.append(escaped(said("codes.how", language))).append("</p>\n<ul>\n");
        for (Participant one : now.field().all()) {
            Contestant who = one.contestant();
            page.append("<li>").append(code.apply(who.number())).append("<div><strong>");
            page.append(who.number()).append("</strong>").append(escaped(who.title()));
            page.append("</div></li>\n");
        }
        byte[] bytes = page.append("</ul>\n").toString().getBytes(StandardCharsets.UTF_8);
        return Response.of("text/html; charset=utf-8", bytes)
                .with("Content-Security-Policy", POLICY)
                .with("Cache-Control", "no-store");
    }

    private static String said(String key, Language language, Object... details) {
        return HallWords.in(new Sentence(key, details)).get(language.id());
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
