package burraco.cli.enroll;

import burraco.cli.out.Paint;
import burraco.cli.out.Paragraphs;
import burraco.cli.out.Screen;
import burraco.cli.out.ZoneWords;
import burraco.enrolment.EnrolmentStep;
import burraco.layout.LaidAntenna;
import burraco.words.Words;
import java.nio.file.Path;

/** Prints instructions and results while cards are enrolled one by one. */
public final class EnrollMessages {
    private static final String BESIDE = "           ";

    private final Screen screen;
    private final Words words;
    private final Paint paint;
    private final Paragraphs text;

    public EnrollMessages(Screen screen, Words words) {
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

    public void print(EnrolmentStep step) {
        switch (step) {
            case EnrolmentStep.Ask(var card, int _, int done, int all) ->
                    text.print(
                            String.format("%4d/%d   ", done + 1, all),
                            words.enrolling("ask", words.sayCopy(card)));
            case EnrolmentStep.Taken(var card) ->
                    said("✓ ", words.enrolling("taken", words.sayCopy(card)));
            case EnrolmentStep.Undone(var card, boolean _) ->
                    said("↩ ", words.enrolling("undone", words.sayCopy(card)));
            case EnrolmentStep.PutOff(var card) ->
                    said("… ", words.enrolling("put-off", words.sayCopy(card)));
            case EnrolmentStep.Refused(var why) -> trouble(why(why));
            case EnrolmentStep.TakeAway _ -> said("↑ ", words.enrolling("take-away"));
            case EnrolmentStep.NothingHeard(var card, int antenna) ->
                    said("? ", words.enrolling("nothing", words.sayCopy(card), antenna));
            case EnrolmentStep.Elsewhere(int found, int antenna) ->
                    trouble(words.enrolling("elsewhere", found, antenna));
            case EnrolmentStep.Silent(int antenna) -> trouble(words.enrolling("silent", antenna));
            case EnrolmentStep.NothingBefore _ -> said("? ", words.enrolling("nothing-before"));
            case EnrolmentStep.NothingDisputed _ -> said("? ", words.enrolling("nothing-disputed"));
            case EnrolmentStep.NoSuchKey _ -> said("? ", words.enrolling("keys"));
            case EnrolmentStep.Left(int done, int all) -> {
                screen.out().println();
                text.print("", words.enrolling("left", done, all));
            }
            case EnrolmentStep.Complete(int all) -> {
                screen.out().println();
                text.print("", words.enrolling(all == 1 ? "replaced" : "complete", all));
            }
        }
        screen.flush();
    }

    private String why(EnrolmentStep.Why why) {
        return switch (why) {
            case EnrolmentStep.Why.Several _ -> words.enrolling("refused.several");
            case EnrolmentStep.Why.Already(var card) ->
                    words.enrolling("refused.already", words.sayCopy(card));
            case EnrolmentStep.Why.OfDeck(String deck) -> words.enrolling("refused.deck", deck);
            case EnrolmentStep.Why.OtherKind _ -> words.enrolling("refused.kind");
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
