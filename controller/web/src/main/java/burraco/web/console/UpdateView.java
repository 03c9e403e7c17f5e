package burraco.web.console;

import burraco.json.JsonObject;
import burraco.web.http.Multilingual;
import burraco.words.Language;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What the console shows of updates.
 *
 * @param possible whether this machine has a service that brings them
 * @param playing whether a match is being played, so that none can be asked for
 * @param step a {@link UpdateReport.Step} in lower case
 */
public record UpdateView(
        Optional<String> version,
        boolean possible,
        boolean playing,
        String step,
        Optional<String> offer,
        Optional<News> news,
        Optional<News> last)
        implements JsonObject {

    /**
     * @param at empty if the table says it itself, now
     */
    public record News(Map<String, String> says, Optional<String> at) implements JsonObject {}

    static UpdateView of(Updates updates, UpdateReport report, boolean playing) {
        return new UpdateView(
                updates.version(),
                updates.possible(),
                playing,
                name(report.step()),
                report.offer(),
                report.news().map(UpdateView::news),
                report.last().map(UpdateView::news));
    }

    /** Nobody has taken up the request. */
    static UpdateView unanswered(Updates updates, UpdateReport report, boolean playing) {
        Map<String, String> says = Multilingual.of(words -> words.page("update.unanswered"));
        return new UpdateView(
                updates.version(),
                updates.possible(),
                playing,
                name(UpdateReport.Step.FAILED),
                Optional.empty(),
                Optional.of(new News(says, Optional.empty())),
                report.last().map(UpdateView::news));
    }

    private static String name(UpdateReport.Step step) {
        return step.name().toLowerCase(Locale.ROOT);
    }

    private static News news(UpdateReport.News news) {
        Map<String, String> says = new LinkedHashMap<>();
        for (Language language : Language.values()) {
            says.put(
                    language.id(),
                    switch (language) {
                        case EN -> news.english();
                        case IT -> news.italian();
                    });
        }
        return new News(says, Optional.of(news.at()));
    }
}
