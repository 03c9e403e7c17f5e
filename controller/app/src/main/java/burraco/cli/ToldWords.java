package burraco.cli;

import burraco.cards.Card;
import burraco.signals.Sentences;
import burraco.tracking.Difference;
import burraco.tracking.Told;
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

    String why(Told.Why why) {
        return words.sheet("replay.why." + why);
    }

    /** What is uncertain: about which player and cards, and where. */
    String unsure(Told.Unsure unsure) {
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

    String differs(Difference what) {
        return words.sheet("replay.differs", difference(what));
    }

    String agrees(Difference what) {
        return words.sheet("replay.agrees", difference(what));
    }

    private String difference(Difference what) {
        String place = new ZoneWords(words).say(what.zone());
        return switch (what) {
            case Difference.Lies(var card, _, _) -> place + " +" + card.face();
            case Difference.Silent(var card, _, _) -> place + " -" + card.face();
            case Difference.Weighs(_, var cards) -> place + " " + (cards > 0 ? "+" : "") + cards;
        };
    }

    String foreign(Told.Foreign foreign) {
        return words.sheet("replay.foreign", foreign.tag(), foreign.antenna());
    }

    String trouble(Told.Trouble trouble) {
        return trouble.what().equals("over")
                ? words.sheet("replay.trouble-over")
                : words.sheet(
                        "replay.trouble", new Sentences(words).part(trouble.what(), Width.SCREEN));
    }

    /** What happens while a sensor is not trusted. */
    String ailment(Told.Sense told) {
        String which = new Sentences(words).which(told.sense().part());
        return words.sheet("replay.sense." + told.ailment(), which);
    }

    String sense(Told.Sense told) {
        String ailment = ailment(told);
        return told.over() ? words.sheet("replay.sense-over", ailment) : ailment;
    }

    String resolved(Told.Resolved resolved) {
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
