package burraco.readers.metratec;

import burraco.hal.Trouble;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Finds a reader, whatever its state and settings, and then sets it up. */
final class MetratecHandshake {
    /** After how many strange answers it counts as another device. */
    private static final int TOO_STRANGE = 3;

    /** What it answers when it is stopped or woken. */
    private static final Set<String> IS_THERE = Set.of("BRA", "NCM", "GMO", "DNS");

    private final MetratecSettings settings;
    private Optional<Deque<SetUp>> left = Optional.empty();
    private boolean checked;
    private boolean mustBeChecked;
    private boolean asleep;
    private int strange;

    MetratecHandshake(MetratecSettings settings) {
        this.settings = settings;
    }

    void begin() {
        left = Optional.empty();
        // It may have been switched off and on, and then it sends no checksums.
        checked = false;
        mustBeChecked = false;
        asleep = false;
    }

    /** Forgets everything, because it may be another device. */
    void forget() {
        strange = 0;
    }

    /** The next question; empty once it is set up. */
    Optional<MetratecQuestion> ask() {
        if (left.isEmpty()) {
            return Optional.of(new MetratecQuestion.Find(asleep ? "WAK" : "BRK"));
        }
        return left.map(Deque::peekFirst).map(MetratecQuestion.Set::new);
    }

    boolean isFound() {
        return left.isPresent();
    }

    boolean isDone() {
        return left.isPresent() && left.get().isEmpty();
    }

    /** Whether to send checksums now. */
    boolean isChecked() {
        return checked;
    }

    /** Whether to accept a line with, or without, a checksum. */
    boolean believes(boolean isChecked) {
        return isChecked || !mustBeChecked;
    }

    void missed(MetratecQuestion.Find find) {
        asleep = find.command().equals("BRK");
    }

    /** Notes that the reader requires checksums; returns whether that is new. */
    boolean wantsChecked() {
        boolean news = left.isEmpty() && !checked;
        checked |= news;
        return news;
    }

    /** Takes the answer to the question whether the reader is there. */
    LineVerdict found(String text) {
        String word = LineVerdict.word(text);
        if (IS_THERE.contains(word)) {
            strange = 0;
            left = Optional.of(new ArrayDeque<>(SetUp.of(settings, checked)));
            return LineVerdict.TAKEN;
        }
        if (!word.equals("UCO")) {
            return LineVerdict.STRAY;
        }
        // Bytes that were in its buffer before may have spoilt the command; this is accepted only a
        // few times.
        strange++;
        return strange < TOO_STRANGE
                ? LineVerdict.TAKEN
                : new LineVerdict.Failed(Trouble.GARBLED, "what answers is no metraTec reader");
    }

    /** Takes the answer to a step of the set-up. */
    LineVerdict set(SetUp step, String text, boolean isChecked, Consumer<String> about) {
        boolean asksForText = step.command().equals(SetUp.REVISION);
        boolean isAnswer = asksForText || text.length() == LineVerdict.WORD;
        if (!isAnswer || IS_THERE.contains(text) || new InventoryReply().take(text)) {
            // It may be the rest of an inventory, or a second answer to a repeated question.
            return LineVerdict.STRAY;
        }
        if (step.needed() && !text.equals("OK!")) {
            String detail = "it refuses " + step.command() + ": " + text;
            return new LineVerdict.Failed(Trouble.BROKEN, detail);
        }
        if (step.command().equals(SetUp.CHECK_ON) || step.command().equals(SetUp.CHECK_OFF)) {
            checked = settings.checked();
        }
        if (asksForText && text.length() > LineVerdict.WORD) {
            about.accept(text);
        }
        mustBeChecked |= checked && isChecked;
        left.orElseThrow().removeFirst();
        return LineVerdict.TAKEN;
    }
}
