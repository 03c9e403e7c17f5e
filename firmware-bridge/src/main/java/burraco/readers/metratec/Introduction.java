package burraco.readers.metratec;

import burraco.hal.Trouble;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** How a reader is met: found, whatever it does and however it speaks, and then set up. */
final class Introduction {
    /** A line that it took for another one is not yet a stranger's. */
    private static final int TOO_STRANGE = 3;

    /** What it says when it is stopped or woken. */
    private static final Set<String> IS_THERE = Set.of("BRA", "NCM", "GMO", "DNS");

    private final MetratecSettings settings;
    private Optional<Deque<SetUp>> left = Optional.empty();
    private boolean checked;
    private boolean mustBeChecked;
    private boolean asleep;
    private int strange;

    Introduction(MetratecSettings settings) {
        this.settings = settings;
    }

    void begin() {
        left = Optional.empty();
        // It may have been switched off and on: then it says no check values.
        checked = false;
        mustBeChecked = false;
        asleep = false;
    }

    /** It is somebody else, perhaps. */
    void forget() {
        strange = 0;
    }

    /** What to ask; nothing where it is set up. */
    Optional<Asked> ask() {
        if (left.isEmpty()) {
            return Optional.of(new Asked.Find(asleep ? "WAK" : "BRK"));
        }
        return left.map(Deque::peekFirst).map(Asked.Set::new);
    }

    boolean isFound() {
        return left.isPresent();
    }

    boolean isDone() {
        return left.isPresent() && left.get().isEmpty();
    }

    /** Whether we are to say check values now. */
    boolean isChecked() {
        return checked;
    }

    /** Whether a line may be believed that has no check value. */
    boolean believes(boolean isChecked) {
        return isChecked || !mustBeChecked;
    }

    void missed(Asked.Find find) {
        asleep = find.command().equals("BRK");
    }

    /** It does not understand a line without a check value; whether that is news. */
    boolean wantsChecked() {
        boolean news = left.isEmpty() && !checked;
        checked |= news;
        return news;
    }

    /** The answer to the question whether it is there. */
    Verdict found(String text) {
        String word = Verdict.word(text);
        if (IS_THERE.contains(word)) {
            strange = 0;
            left = Optional.of(new ArrayDeque<>(SetUp.of(settings, checked)));
            return Verdict.TAKEN;
        }
        if (!word.equals("UCO")) {
            return Verdict.STRAY;
        }
        // What was in its ears before may have made that of it. Not again and again.
        strange++;
        return strange < TOO_STRANGE
                ? Verdict.TAKEN
                : new Verdict.Failed(Trouble.GARBLED, "what answers is no metraTec reader");
    }

    /** The answer to one thing that it was told. */
    Verdict set(SetUp step, String text, boolean isChecked, Consumer<String> about) {
        boolean asksForText = step.command().equals(SetUp.REVISION);
        boolean isAnswer = asksForText || text.length() == Verdict.WORD;
        if (!isAnswer || IS_THERE.contains(text) || new Found().take(text)) {
            // What an inventory still had to say, or a second answer to who asked twice for it.
            return Verdict.STRAY;
        }
        if (step.needed() && !text.equals("OK!")) {
            String detail = "it refuses " + step.command() + ": " + text;
            return new Verdict.Failed(Trouble.BROKEN, detail);
        }
        if (step.command().equals(SetUp.CHECK_ON) || step.command().equals(SetUp.CHECK_OFF)) {
            checked = settings.checked();
        }
        if (asksForText && text.length() > Verdict.WORD) {
            about.accept(text);
        }
        mustBeChecked |= checked && isChecked;
        left.orElseThrow().removeFirst();
        return Verdict.TAKEN;
    }
}
