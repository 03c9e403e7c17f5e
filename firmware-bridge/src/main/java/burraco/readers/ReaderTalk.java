package burraco.readers;

import burraco.hal.Antenna;
import burraco.hal.Trouble;
import burraco.wire.PortLost;
import burraco.wire.Talk;
import java.util.List;
import java.util.Optional;

/**
 * The conversation with a reader that answers questions: one question after the other, each with a
 * time limit. After {@value #TRIES} questions without an answer the reader is in trouble, and its
 * port is opened again. Subclasses define the questions and read the answers.
 */
public abstract class ReaderTalk implements Talk {
    /** The number of unanswered questions in a row after which the reader is in trouble. */
    static final int TRIES = 3;

    /** The interval at which an idle talk checks whether there is something to ask. */
    private static final long LOOK_AGAIN_MICROS = 10_000;

    private final ScanTurns turns;
    private final LinkMeter meter = new LinkMeter();
    private ReaderListener heard = NoListener.NOBODY;
    private boolean open;
    private Optional<Question> asked = Optional.empty();
    private long askedAt;
    private int unanswered;
    private boolean somethingCame;
    private Optional<Trouble> givenUp = Optional.empty();

    /**
     * A question to the reader.
     *
     * @param patience the time limit for its answer, in microseconds
     */
    public record Question(byte[] frame, long patience) {}

    protected ReaderTalk(List<Antenna> antennas) {
        turns = new ScanTurns(antennas);
    }

    /** Sets the listener. Call it once, before the conversation begins. */
    public final void tell(ReaderListener listener) {
        heard = listener;
    }

    public final ScanTurns turns() {
        return turns;
    }

    public final LinkMeter meter() {
        return meter;
    }

    // Methods that a subclass implements

    /** A port has been opened: earlier questions, answers and partial frames are void. */
    protected abstract void begin(long now);

    /**
     * The next question; empty if there is nothing to ask yet. Called only while no question is
     * open.
     */
    protected abstract Optional<Question> next(long now);

    /**
     * Takes received bytes, cut anywhere. Calls {@link #answered} when they complete the answer to
     * the open question.
     */
    protected abstract void take(byte[] bytes, int length, long now);

    /** The last question was not answered in time; a later answer must not be taken for it. */
    protected abstract void missed(long now);

    // Methods that a subclass calls

    protected final ReaderListener heard() {
        return heard;
    }

    /** Whether a question is open. */
    protected final boolean asking() {
        return asked.isPresent();
    }

    /** The open question has been answered. */
    protected final void answered(long now) {
        meter.answered(now - askedAt);
        asked = Optional.empty();
        unanswered = 0;
        somethingCame = false;
    }

    // Methods of {@link Talk}

    @Override
    public final void opened(long now) {
        open = true;
        asked = Optional.empty();
        unanswered = 0;
        somethingCame = false;
        begin(now);
    }

    @Override
    public final void lost(PortLost why, long now) {
        if (open) {
            meter.loss();
        }
        open = false;
        asked = Optional.empty();
        Trouble trouble = givenUp.orElse(trouble(why.why()));
        givenUp = Optional.empty();
        heard.trouble(trouble, String.valueOf(why.getMessage()), now);
    }

    private static Trouble trouble(PortLost.Why why) {
        return switch (why) {
            case ABSENT, GONE, CLOSED -> Trouble.UNPLUGGED;
            case REFUSED, TAKEN -> Trouble.REFUSED;
            case STUCK -> Trouble.SILENT;
        };
    }

    @Override
    public final void received(byte[] bytes, int length, long now) {
        if (open && givenUp.isEmpty()) {
            somethingCame = true;
            take(bytes, length, now);
        }
    }

    @Override
    public final long poll(long now, Outgoing out) {
        if (!open || givenUp.isPresent()) {
            return NEVER;
        }
        if (asked.isPresent()) {
            long due = askedAt + asked.get().patience();
            if (now < due) {
                return due;
            }
            asked = Optional.empty();
            unanswered++;
            meter.timeout();
            missed(now);
            if (unanswered >= TRIES) {
                giveUp(now, out);
                return NEVER;
            }
        }
        Optional<Question> question = next(now);
        if (question.isEmpty()) {
            return now + LOOK_AGAIN_MICROS;
        }
        if (unanswered == 0) {
            // What came while no question was open does not answer this one.
            somethingCame = false;
        }
        asked = question;
        askedAt = now;
        byte[] frame = question.get().frame();
        out.send(frame, frame.length);
        meter.sent(frame, now);
        return now + question.get().patience();
    }

    private void giveUp(long now, Outgoing out) {
        Trouble trouble = somethingCame ? Trouble.GARBLED : Trouble.SILENT;
        String detail =
                somethingCame
                        ? "bytes came, and no answer to " + unanswered + " questions"
                        : "no answer to " + unanswered + " questions";
        givenUp = Optional.of(trouble);
        heard.trouble(trouble, detail, now);
        out.reopen(detail);
    }
}
