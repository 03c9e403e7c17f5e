package burraco.cli.enroll;

import burraco.cards.Card;
import burraco.cli.out.Paint;
import burraco.cli.out.Paragraphs;
import burraco.cli.out.Screen;
import burraco.enrolment.VerificationStep;
import burraco.words.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** Prints the result of {@code ./table enroll --verify}. */
final class DeckCheckReport {
    private static final String BESIDE = "           ";

    private final Screen screen;
    private final Words words;
    private final Paint paint;
    private final Paragraphs text;

    DeckCheckReport(Screen screen, Words words) {
        this.screen = screen;
        this.words = words;
        paint = new Paint(screen.colour());
        text = new Paragraphs(screen.out());
    }

    void title(Path file) {
        screen.out().println(paint.strong(words.enrolling("check.title", file)));
        screen.flush();
    }

    void print(VerificationStep check) {
        switch (check) {
            case VerificationStep.LayAll(int all) -> {
                text.print("", words.enrolling("check.how", all));
                screen.out().println();
            }
            case VerificationStep.Heard(var cards, int done, int all) ->
                    text.print(String.format("%4d/%d   ✓ ", done, all), list(cards));
            case VerificationStep.Foreign(int antenna, String deck, String end) ->
                    text.print(
                            BESIDE + "✗ ",
                            deck.isEmpty()
                                    ? words.enrolling("check.foreign", antenna, end)
                                    : words.enrolling("check.of-deck", antenna, deck));
            case VerificationStep.Alone(var card, int antenna, int left) ->
                    text.print(
                            BESIDE,
                            words.enrolling("check.alone", words.sayCopy(card), antenna, left));
            case VerificationStep.Dead(var card) ->
                    text.print(
                            BESIDE + "✗ ",
                            words.enrolling("check.dead", words.sayCopy(card), card));
            case VerificationStep.Missing(var card) ->
                    text.print(
                            BESIDE + "✗ ", words.enrolling("check.missing", words.sayCopy(card)));
            case VerificationStep.Silent(int antenna) ->
                    text.print(BESIDE + "✗ ", words.enrolling("silent", antenna));
            case VerificationStep.NoSuchKey _ ->
                    text.print(BESIDE + "? ", words.enrolling("check.keys"));
            case VerificationStep.Sum sum -> sum(sum);
        }
        screen.flush();
    }

    private void sum(VerificationStep.Sum sum) {
        screen.out().println();
        text.print("", words.enrolling("check.sum", sum.heard()));
        cards("check.sum.dead", sum.dead());
        cards("check.sum.missing", sum.missing());
        cards("check.sum.unheard", sum.unheard());
        if (sum.foreign() > 0) {
            text.print("  ", words.enrolling("check.sum.foreign", sum.foreign()));
        }
        if (sum.isWhole()) {
            text.print("  ", words.enrolling("check.sum.whole"));
        } else if (!sum.dead().isEmpty()) {
            text.print("  ", words.enrolling("check.sum.replace", sum.dead().getFirst()));
        }
    }

    private void cards(String key, List<Card> cards) {
        if (!cards.isEmpty()) {
            text.print("  ", words.enrolling(key, cards.size(), list(cards)));
        }
    }

    private String list(List<Card> cards) {
        return cards.stream().map(words::say).collect(Collectors.joining(" "));
    }
}
