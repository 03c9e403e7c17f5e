package burraco.cli.replay;

import burraco.cards.Card;
import burraco.cli.out.ZoneWords;
import burraco.signals.SituationSentences;
import burraco.tracking.course.WithdrawalReason;
import burraco.tracking.event.Discrepancy;
import burraco.tracking.event.TrackerEvent;
import burraco.words.Width;
import burraco.words.Words;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Sentences about what the tracker reports. */
final class ToldWords {
    private final Words words;

    ToldWords(Words words) {
        this.words = words;
    }

    String why(WithdrawalReason why) {
        return words.sheet("replay.why." + why);
    }

    /** What is uncertain: about which player and cards, and where. */
    String unsure(TrackerEvent.Unsure unsure) {
        String sentence = words.sheet("replay.doubt." + unsure.doubt());
        String about =
                unsure.seat().map(words::say).stream()
                        .collect(Collectors.joining(" ", "", " "))
                        .concat(cards(unsure.cards()))
                        .strip();
        String where =
                unsure.zones().stream()
                        .map(new ZoneWords(words)::say)
                        .collect(Collectors.joining(", "));
        sentence += about.isEmpty() ? "" : ": " + about;
        return sentence + (where.isEmpty() ? "" : " (" + where + ")");
    }

    String differs(Discrepancy what) {
        return words.sheet("replay.differs", difference(what));
    }

    String agrees(Discrepancy what) {
        return words.sheet("replay.agrees", difference(what));
    }

    private String difference(Discrepancy what) {
        String place = new ZoneWords(words).say(what.zone());
        return switch (what) {
            case Discrepancy.Lies(var card, _, _) -> place + " +" + card.face();
            case Discrepancy.Silent(var card, _, _) -> place + " -" + card.face();
            case Discrepancy.Weighs(_, var cards) -> place + " " + (cards > 0 ? "+" : "") + cards;
        };
    }

    String foreign(TrackerEvent.Foreign foreign) {
        return words.sheet("replay.foreign", foreign.tag(), foreign.antenna());
    }

    String trouble(TrackerEvent.Trouble trouble) {
        return trouble.what().equals("over")
                ? words.sheet("replay.trouble-over")
                : words.sheet(
                        "replay.trouble",
                        new SituationSentences(words).part(trouble.what(), Width.SCREEN));
    }

    /** What happens while a sensor is not trusted. */
    String ailment(TrackerEvent.TrustChanged told) {
        String which = new SituationSentences(words).which(told.sensor().part());
        return words.sheet("replay.sense." + told.fault(), which);
    }

    String sense(TrackerEvent.TrustChanged told) {
        String ailment = ailment(told);
        return told.over() ? words.sheet("replay.sense-over", ailment) : ailment;
    }

    String resolved(TrackerEvent.Resolved resolved) {
        return words.sheet("replay.resolved", resolved.what());
    }

    /** Cards as a record names them. */
    static String cards(List<Card> cards) {
        return cards.stream().map(card -> card.face().toString()).collect(Collectors.joining(" "));
    }

    /** A moment of a capture: minutes, seconds and thousandths. */
    static String time(long millis) {
        return String.format(
                Locale.ROOT, "%d:%02d.%03d", millis / 60_000, millis / 1_000 % 60, millis % 1_000);
    }
}
