package burraco.cli.history;

import burraco.cards.Line;
import burraco.cli.dispute.EntryText;
import burraco.cli.judge.JudgeReport;
import burraco.cli.out.Paint;
import burraco.cli.out.Screen;
import burraco.journal.Dates;
import burraco.journal.HandQueries;
import burraco.journal.HandRow;
import burraco.journal.History;
import burraco.journal.JournalException;
import burraco.record.Judgement;
import burraco.words.Problems;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Prints one hand: its record with the rulings, the entries of the journal about it, and the seal.
 */
final class HistoryShow {
    private final Screen screen;
    private final PrintStream out;
    private final HistoryWords words;

    HistoryShow(Screen screen, HistoryWords words) {
        this.screen = screen;
        this.out = screen.out();
        this.words = words;
    }

    void print(History history, History.Hand hand) throws JournalException {
        HandRow row = hand.row();
        Paint paint = new Paint(screen.colour());
        out.println(
                paint.strong(words.say("hand", HistoryWords.name(row)))
                        + "  "
                        + words.minute(Dates.of(history).of(hand)));
        String event = words.event(new HandQueries(history).event(hand));
        if (!event.isEmpty()) {
            out.println(event);
        }
        for (Line line : Line.values()) {
            out.println(words.initials(line) + "  " + HistoryWords.pair(hand, line));
        }
        out.println();
        switch (judged(row)) {
            case Judgement.Judged judged ->
                    new JudgeReport(screen, words.words(), false).print("", judged);
            case Judgement.Refused refused -> out.println(why(refused));
        }
        out.println();
        out.println(
                words.say(
                        "result",
                        HistoryWords.points(row.ns()),
                        HistoryWords.points(row.ew()),
                        words.ending(row),
                        words.confirmed(row)));
        printSaid(history, hand);
        out.println(words.say("seal", history.seal(), history.last()));
    }

    private void printSaid(History history, History.Hand hand) throws JournalException {
        HandQueries about = new HandQueries(history);
        List<History.Entry> said = about.said(hand);
        if (!said.isEmpty()) {
            out.println(words.say("said"));
        }
        Dates dates = Dates.of(history);
        EntryText text = new EntryText(words.words());
        for (History.Entry entry : said) {
            out.println(
                    "  "
                            + words.second(dates.of(entry))
                            + "  "
                            + words.kind(entry.note().kind())
                            + ": "
                            + text.of(entry.note().kind(), about.named(entry.note().body()))
                                    .replace("\n", " / "));
        }
    }

    private String why(Judgement.Refused refused) {
        return words.say(
                "refused",
                refused.problem().line(),
                Problems.in(words.language())
                        .say(refused.problem().kind(), refused.problem().details()));
    }

    static Judgement judged(HandRow row) {
        return Judgement.of(row.record().getBytes(StandardCharsets.UTF_8));
    }
}
