package burraco.cli.doctor;

import burraco.cli.out.Paint;
import burraco.cli.out.Paragraphs;
import burraco.cli.out.Screen;
import burraco.examination.DevicePart;
import burraco.examination.ExaminationMark;
import burraco.examination.Examined;
import burraco.layout.Layout;
import burraco.words.Words;
import java.util.ArrayList;
import java.util.List;

/** Prints the results of {@code ./table doctor}, a line for each device. */
public final class ExaminationReport {
    private final Screen screen;
    private final Words words;
    private final Paint paint;
    private final ExaminationWords names;
    private final List<String> untried = new ArrayList<>();

    public ExaminationReport(Screen screen, Words words, Layout layout) {
        this.screen = screen;
        this.words = words;
        paint = new Paint(screen.colour());
        names = new ExaminationWords(words, layout);
    }

    void trying() {
        if (screen.live()) {
            screen.out().println();
            screen.out().println(paint.faint(words.examining("trying")));
            screen.flush();
        }
    }

    void print(List<Examined> lines) {
        heading("title");
        all(lines);
        screen.out().println();
        sum(lines);
        print("  ", words.examining("legend"));
        screen.flush();
    }

    /** Prints the results that have changed after a person tested the devices. */
    void changed(List<Examined> before, List<Examined> after) {
        if (after.equals(before)) {
            return;
        }
        heading("title.looked");
        all(after.stream().filter(one -> !before.contains(one)).toList());
        screen.out().println();
        sum(after);
        screen.flush();
    }

    /** Prints one result alone. */
    public void line(Examined line) {
        print("   ", line);
    }

    private void heading(String key) {
        screen.out().println();
        screen.out().println(paint.strong(words.examining(key)));
    }

    private void all(List<Examined> lines) {
        for (Examined line : lines) {
            boolean begins = line.part() instanceof DevicePart.Whole;
            if (begins) {
                printUntried();
            }
            boolean waits = !begins && !(line.part() instanceof DevicePart.SelfTest);
            if (line.mark() == ExaminationMark.UNTRIED && waits) {
                // They wait for the same thing, which has been printed above.
                untried.add(names.name(line.part()));
            } else {
                print(begins ? "  " : "    ", line);
            }
        }
        printUntried();
    }

    private void sum(List<Examined> lines) {
        print(
                "  ",
                words.examining(
                        "sum",
                        count(lines, ExaminationMark.WORKS),
                        count(lines, ExaminationMark.FAILS),
                        count(lines, ExaminationMark.UNTRIED),
                        count(lines, ExaminationMark.UNPROVEN)));
    }

    private static long count(List<Examined> lines, ExaminationMark mark) {
        return lines.stream().filter(one -> one.mark() == mark).count();
    }

    private void print(String indent, Examined line) {
        String sign = sign(line.mark());
        String text = names.name(line.part()) + ": " + names.say(line.seen());
        List<String> written = Paragraphs.lines(indent + sign + " ", text);
        String first = written.getFirst().substring(indent.length() + sign.length());
        screen.out().println(indent + painted(line.mark(), sign) + first);
        written.stream().skip(1).forEach(screen.out()::println);
        line.advice().ifPresent(advice -> print(indent + "  → ", names.say(advice)));
    }

    private void printUntried() {
        if (!untried.isEmpty()) {
            String all = String.join(", ", untried);
            print(
                    "    " + sign(ExaminationMark.UNTRIED) + " ",
                    words.examining("untried.list", all));
            untried.clear();
        }
    }

    private void print(String start, String text) {
        new Paragraphs(screen.out()).print(start, text);
    }

    static String sign(ExaminationMark mark) {
        return switch (mark) {
            case WORKS -> "✔";
            case FAILS -> "✘";
            case UNTRIED -> "?";
            case UNPROVEN -> "○";
        };
    }

    private String painted(ExaminationMark mark, String sign) {
        return switch (mark) {
            case WORKS -> paint.green(sign);
            case FAILS -> paint.red(sign);
            case UNTRIED, UNPROVEN -> paint.warning(sign);
        };
    }
}
