package burraco.cli.replay;

import burraco.cli.judge.JudgeReport;
import burraco.cli.out.Screen;
import burraco.engine.ruling.Case;
import burraco.record.Judgement;
import burraco.record.Problem;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.event.TrackerEvent;
import burraco.words.Language;
import burraco.words.Problems;
import burraco.words.Words;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Prints a replayed hand: its record with times and rulings, and what was uncertain. */
final class ReplayReport {
    private final Screen screen;
    private final Words words;
    private final Problems problems;
    private final ToldWords told;

    ReplayReport(Screen screen, Language language) {
        this.screen = screen;
        words = Words.in(language);
        problems = Problems.in(language);
        told = new ToldWords(words);
    }

    void print(ReplayedHand hand) {
        String title = words.sheet("replay.hand", hand.number());
        String timed = timed(hand);
        switch (Judgement.of(timed.getBytes(StandardCharsets.UTF_8))) {
            case Judgement.Judged judged ->
                    new JudgeReport(screen, words, false).print(title, judged);
            case Judgement.Refused refused -> {
                Problem why = refused.problem();
                screen.out().println(title);
                screen.out().print(timed);
                screen.out().println(why.line() + ": " + problems.say(why.kind(), why.details()));
            }
        }
        screen.out().println();
        if (!hand.asides().isEmpty()) {
            hand.asides().forEach(aside -> screen.out().println(line(aside)));
            screen.out().println();
        }
    }

    /** Lists cases that this table cannot detect; {@code doctor} says what is missing. */
    void unseen(Set<Case> cases) {
        String ids = cases.stream().map(Case::id).collect(Collectors.joining(", "));
        screen.out().println(words.sheet("replay.unseen", ids));
    }

    /** Prints the record, each act with its time as a comment. */
    private static String timed(ReplayedHand hand) {
        StringBuilder text = new StringBuilder();
        int number = 0;
        for (String line : hand.record().lines().toList()) {
            number++;
            Optional<TrackedAct> act = Optional.ofNullable(hand.acts().get(number));
            String time = act.map(one -> "  ; " + ToldWords.time(one.since())).orElse("");
            text.append(line).append(time).append('\n');
        }
        return text.toString();
    }

    private String line(TrackerEvent aside) {
        return ToldWords.time(aside.decided()) + "  " + sentence(aside);
    }

    private String sentence(TrackerEvent aside) {
        return switch (aside) {
            case TrackerEvent.Unsure unsure -> told.unsure(unsure);
            case TrackerEvent.Resolved resolved -> told.resolved(resolved);
            case TrackerEvent.Differs differs -> told.differs(differs.what());
            case TrackerEvent.Agrees agrees -> told.agrees(agrees.what());
            case TrackerEvent.Foreign foreign -> told.foreign(foreign);
            case TrackerEvent.Trouble trouble -> told.trouble(trouble);
            case TrackerEvent.TrustChanged sense -> told.sense(sense);
            case TrackerEvent.Withdrawn withdrawn -> told.why(withdrawn.why());
            case TrackerEvent.Decided decided -> decided.entry().text();
            case TrackerEvent.HandOver over -> words.sheet("replay.hand", over.decided());
        };
    }
}
