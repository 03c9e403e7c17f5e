package burraco.cli;

import burraco.enrolment.Step;
import burraco.layout.LaidAntenna;
import burraco.words.Words;
import java.nio.file.Path;

/** Prints instructions and results while cards are enrolled one by one. */
final class EnrollMessages {
    private static final String BESIDE = "           ";

    private final Screen screen;
    private final Words words;
    private final Paint paint;
    private final Paragraphs text;

    EnrollMessages(Screen screen, Words words) {
        this.screen = screen;
        this.words = words;
        paint = new Paint(screen.colour());
        text = new Paragraphs(screen.out());
    }

    void isWhole(Path file) {
        text.print("", words.enrolling("is-whole", file));
    }

    void title(Path file, LaidAntenna antenna) {
        screen.out().println(paint.strong(words.enrolling("title", file)));
        text.print(
                "", words.enrolling("how", antenna.id(), new ZoneWords(words).say(antenna.zone())));
        text.print("", words.enrolling("keys"));
        screen.flush();
    }

    void begun(int done, int all) {
        if (done > 0) {
            text.print("", words.enrolling("resumed", done, all));
        }
        screen.out().println();
        screen.flush();
    }

    void left(Path part, int done) {
        text.print("", words.enrolling("goes-on", done, part));
    }

    void print(Step step) {
        switch (step) {
            case Step.Ask(var card, int _, int done, int all) ->
                    text.print(
                            String.format("%4d/%d   ", done + 1, all),
                            words.enrolling("ask", words.sayCopy(card)));
            case Step.Taken(var card) -> said("✓ ", words.enrolling("taken", words.sayCopy(card)));
            case Step.Undone(var card, boolean _) ->
                    said("↩ ", words.enrolling("undone", words.sayCopy(card)));
            case Step.PutOff(var card) ->
                    said("… ", words.enrolling("put-off", words.sayCopy(card)));
            case Step.Refused(var why) -> trouble(why(why));
            case Step.TakeAway _ -> said("↑ ", words.enrolling("take-away"));
            case Step.NothingHeard(var card, int antenna) ->
                    said("? ", words.enrolling("nothing", words.sayCopy(card), antenna));
            case Step.Elsewhere(int found, int antenna) ->
                    trouble(words.enrolling("elsewhere", found, antenna));
            case Step.Silent(int antenna) -> trouble(words.enrolling("silent", antenna));
            case Step.NothingBefore _ -> said("? ", words.enrolling("nothing-before"));
            case Step.NothingDisputed _ -> said("? ", words.enrolling("nothing-disputed"));
            case Step.NoSuchKey _ -> said("? ", words.enrolling("keys"));
            case Step.Left(int done, int all) -> {
                screen.out().println();
                text.print("", words.enrolling("left", done, all));
            }
            case Step.Complete(int all) -> {
                screen.out().println();
                text.print("", words.enrolling(all == 1 ? "replaced" : "complete", all));
            }
        }
        screen.flush();
    }

    private String why(Step.Why why) {
        return switch (why) {
            case Step.Why.Several _ -> words.enrolling("refused.several");
            case Step.Why.Already(var card) ->
                    words.enrolling("refused.already", words.sayCopy(card));
            case Step.Why.OfDeck(String deck) -> words.enrolling("refused.deck", deck);
            case Step.Why.OtherKind _ -> words.enrolling("refused.kind");
        };
    }

    private void said(String mark, String sentence) {
        text.print(BESIDE + mark, sentence);
    }

    /** Sounds a bell for people who look at the cards and not at the screen. */
    private void trouble(String sentence) {
        said("✗ " + (screen.live() ? "\u0007" : ""), sentence);
    }
}
