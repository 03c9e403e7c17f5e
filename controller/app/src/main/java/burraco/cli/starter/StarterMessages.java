package burraco.cli.starter;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Order;
import burraco.cli.doctor.ExaminationReport;
import burraco.cli.enroll.EnrollMessages;
import burraco.cli.out.Paint;
import burraco.cli.out.Paragraphs;
import burraco.cli.out.Screen;
import burraco.enrolment.EnrolmentStep;
import burraco.examination.AntennaSeen;
import burraco.examination.DeviceComplaint;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Prints what a person is told who tries out a starter kit, with the answers of the doctor. */
final class StarterMessages {
    private static final String BESIDE = "   ";

    private final Screen screen;
    private final Words words;
    private final Layout layout;
    private final Supplier<DeviceComplaint> whyLost;
    private final Paint paint;
    private final Paragraphs text;
    private final ExaminationReport doctor;
    private final EnrollMessages enrolling;
    private final MeldSentence melds;

    /**
     * @param whyLost asked while the reader does not answer
     */
    StarterMessages(Screen screen, Words words, Layout layout, Supplier<DeviceComplaint> whyLost) {
        this.screen = screen;
        this.words = words;
        this.layout = layout;
        this.whyLost = whyLost;
        paint = new Paint(screen.colour());
        text = new Paragraphs(screen.out());
        doctor = new ExaminationReport(screen, words, layout);
        enrolling = new EnrollMessages(screen, words);
        melds = new MeldSentence(words);
    }

    void print(StarterStep step) {
        switch (step) {
            case StarterStep.LayTag(int antenna) -> {
                title(antenna == StarterKit.FRONT ? 2 : 3, say("step.antenna", antenna));
                said("", say(antenna == StarterKit.FRONT ? "lay.front" : "lay.meld", antenna));
            }
            case StarterStep.Heard(int antenna, var seen) -> {
                doctor(antenna, seen);
                said("↑ ", say("take-away"));
            }
            case StarterStep.NothingHeard(int antenna, var seen) -> {
                doctor(antenna, seen);
                if (seen.fault().isEmpty()) {
                    said("? ", say("nothing", antenna));
                }
            }
            case StarterStep.OtherHears(int heard, int asked) ->
                    said("✘ ", say("other", heard, asked));
            case StarterStep.BothHear() -> said("✘ ", say("both"));
            case StarterStep.AntennaState(int antenna, var seen) -> doctor(antenna, seen);
            case StarterStep.Enrolling(EnrolmentStep enrolment) -> enrol(enrolment);
            case StarterStep.Play() -> {
                said("✔ ", say("enrolled", StarterKit.CARDS.size()));
                title(5, say("step.play"));
                said("", say("play"));
            }
            case StarterStep.Moved(List<Card> cards, var from, var to) ->
                    said("· ", moved(cards, from, to));
            case StarterStep.InMeld(Cards cards) -> said("= ", melds.of(cards));
            case StarterStep.InFront(Cards cards) -> said("= ", front(cards));
            case StarterStep.Stranger(var tag, int antenna) ->
                    said("✘ ", say("stranger", antenna, EnrolmentStep.end(tag)));
            case StarterStep.ReaderLost() -> {
                doctor.line(StarterAdvice.reader(whyLost.get()));
                said("… ", say("waits"));
            }
            case StarterStep.ReaderBack() -> said("✔ ", say("back"));
            case StarterStep.NoSuchKey() -> said("? ", say("keys"));
            case StarterStep.Over(boolean played) -> {
                screen.out().println();
                screen.out().println(say(played ? "over" : "left"));
            }
        }
        screen.flush();
    }

    /** A step's number and what it is about. */
    void title(int number, String what) {
        screen.out().println();
        screen.out().println(paint.strong(say("title", number, what)));
    }

    void said(String mark, String sentence) {
        text.print(BESIDE + mark, sentence);
    }

    String say(String key, Object... details) {
        return words.demo("starter." + key, details);
    }

    private void enrol(EnrolmentStep step) {
        if (step instanceof EnrolmentStep.Ask(var _, int antenna, int done, int _) && done == 0) {
            title(4, say("step.enrol", StarterKit.CARDS.size()));
            said("", say("enrol", antenna));
        }
        if (step instanceof EnrolmentStep.NoSuchKey) {
            said("? ", say("enrol.keys"));
        } else {
            enrolling.print(step);
        }
    }

    private void doctor(int antenna, AntennaSeen seen) {
        doctor.line(StarterAdvice.antenna(laid(antenna), seen));
    }

    private LaidAntenna laid(int antenna) {
        return layout.antennas().stream()
                .filter(one -> one.id() == antenna)
                .findFirst()
                .orElseThrow();
    }

    private String moved(List<Card> cards, Optional<Integer> from, Optional<Integer> to) {
        String which = named(cards);
        String way =
                from.map(StarterMessages::place).orElse("hand")
                        + "."
                        + to.map(StarterMessages::place).orElse("hand");
        return say("moved." + way, which);
    }

    private String named(List<Card> cards) {
        return words.cards(cards.stream().map(CardName::of).toList());
    }

    private static String place(int antenna) {
        return antenna == StarterKit.FRONT ? "front" : "meld";
    }

    private String front(Cards cards) {
        return cards.isEmpty()
                ? say("front.none")
                : say("front", named(cards.sorted(Order.IN_A_FAN)));
    }
}
