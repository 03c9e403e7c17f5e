package burraco.readers;

import burraco.hal.Antenna;
import burraco.hal.Trouble;
import burraco.wire.PortLost;
import burraco.wire.Talk;
import java.util.List;
import java.util.Optional;

/**
 * What is spoken with a reader that answers when it is asked: one question after the other, each
 * with a time to wait for its answer. After {@value #TRIES} questions without an answer the reader
 * is in trouble, and its port is opened anew. What the questions are, and what their answers look
 * like, a subclass knows.
 */
public abstract class ReaderTalk implements Talk {
    /** So many questions in a row may stay without an answer. */
    static final int TRIES = 3;

    /** With nothing to ask, it looks again so soon. */
    private static final long LOOK_AGAIN_MICROS = 10_000;

    private final Turns turns;
    private final LinkMeter meter = new LinkMeter();
    private Heard heard = Unheard.NOBODY;
    private boolean open;
    private Optional<Question> asked = Optional.empty();
    private long askedAt;
    private int unanswered;
    private boolean somethingCame;
    private Optional<Trouble> givenUp = Optional.empty();

    /**
     * What is asked.
     *
     * @param patience so many microseconds its answer may take
     */
    public record Question(byte[] frame, long patience) {}

    protected ReaderTalk(List<Antenna> antennas) {
        turns = new Turns(antennas);
    }

    /** Once, before anything is spoken. */
    public final void tell(Heard listener) {
        heard = listener;
    }

    public final Turns turns() {
        return turns;
    }

    public final LinkMeter meter() {
        return meter;
    }

    // What a subclass has to know

    /** A port is open: whatever was asked and answered before is void, half frames too. */
    protected abstract void begin(long now);

    /** What to ask now, while nothing is asked; nothing where nothing is to be asked yet. */
    protected abstract Optional<Question> next(long now);

    /** Bytes came, cut in any way. If they end the answer to what is asked: {@link #answered}. */
    protected abstract void take(byte[] bytes, int length, long now);

    /** What was asked last was not answered in time, and must not be taken for answered later. */
    protected abstract void missed(long now);

    // What a subclass says

    protected final Heard heard() {
        return heard;
    }

    /** Whether it waits for an answer. */
    protected final boolean asking() {
        return asked.isPresent();
    }

    /** What is asked is answered. */
    protected final void answered(long now) {
        meter.answered(now - askedAt);
        asked = Optional.empty();
        unanswered = 0;
        somethingCame = false;
    }

    // Talk

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
            case REFUSED -> Trouble.REFUSED;
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
            // What a reader says unasked was no answer to this one.
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
