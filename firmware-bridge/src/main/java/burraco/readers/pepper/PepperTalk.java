package burraco.readers.pepper;

import burraco.hal.Answer;
import burraco.hal.Antenna;
import burraco.hal.FaultState;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.hal.Trouble;
import burraco.readers.ReaderTalk;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * The conversation with a Pepper C1 and its one antenna: it is pinged and set up, then asked for
 * one tag after the other until there are no more.
 */
final class PepperTalk extends ReaderTalk {
    /** The time limit of the vendor's own library. */
    private static final long PATIENCE_MICROS = 500_000;

    private static final long PING_EVERY_MICROS = 1_000_000;
    private static final int MOST_TAGS = 200;
    private static final int TOO_OFTEN = 3;
    private static final int UID_AT = 2;
    private static final int UID_LENGTH = 8;
    private static final int MORE_AT = UID_AT + UID_LENGTH + 1;
    private static final int TAG_LENGTH = MORE_AT + 1;

    private final PepperSettings settings;
    private final int port;
    private final PepperFrames frames = new PepperFrames();
    private final List<Answer> tags = new ArrayList<>();
    private PepperCommand due = PepperCommand.PING;
    private int parts;
    private boolean isSetUp;
    private boolean damaged;
    private int notUnderstood;
    private int fieldFaults;
    private boolean detuned;
    private long notBefore;
    private long lastHeard;

    PepperTalk(Antenna antenna, PepperSettings settings) {
        super(List.of(antenna));
        this.settings = settings;
        port = antenna.port();
    }

    @Override
    protected void begin(long now) {
        notUnderstood = 0;
        lastHeard = now;
        anew(now);
    }

    private void anew(long notEarlier) {
        frames.forget();
        due = PepperCommand.PING;
        isSetUp = false;
        damaged = false;
        notBefore = notEarlier;
    }

    @Override
    protected Optional<Question> next(long now) {
        if (now < notBefore) {
            return Optional.empty();
        }
        boolean inTheMiddle =
                due == PepperCommand.NEXT_TAG
                        || due == PepperCommand.FIRST_TAG && settings.haltEach();
        if (isSetUp && !inTheMiddle && turns().next().isEmpty()) {
            if (now - lastHeard < PING_EVERY_MICROS) {
                return Optional.empty();
            }
            due = PepperCommand.PING;
        }
        damaged = false;
        return Optional.of(new Question(frame(due).bytes(), PATIENCE_MICROS));
    }

    private PepperFrame frame(PepperCommand command) {
        return switch (command) {
            case PING, HALT, VERSION -> PepperFrame.of(command.code);
            // The reader must not poll for tags by itself while it is asked.
            case POLLING -> PepperFrame.of(command.code, 0);
            case FIRST_TAG, NEXT_TAG -> PepperFrame.of(command.code, settings.family());
        };
    }

    private boolean isInventory() {
        return due == PepperCommand.FIRST_TAG || due == PepperCommand.NEXT_TAG;
    }

    @Override
    protected void missed(long now) {
        if (isInventory()) {
            unclear(damaged ? Reading.Cause.CRC : Reading.Cause.TIMEOUT, now);
        }
        // A ping comes first, because late answers to earlier questions come before its answer.
        anew(now);
    }

    @Override
    protected void take(byte[] bytes, int length, long now) {
        frames.received(
                bytes,
                length,
                frame -> hear(frame, now),
                () -> {
                    damaged = true;
                    meter().errors(1);
                });
    }

    private void hear(PepperFrame frame, long now) {
        meter().received(frame.bytes(), now);
        lastHeard = now;
        int kind = frame.at(0);
        boolean asked = asking() && frame.at(1) == due.code;
        if (asked && kind == PepperCommand.DONE) {
            notUnderstood = 0;
            answered(now);
            done(frame, now);
        } else if (asked && kind == PepperCommand.ERROR) {
            answered(now);
            failed(PepperError.of(frame), now);
        } else if (asking() && kind == PepperCommand.ERROR && frame.at(1) == PepperCommand.ERROR) {
            askAgain(now);
        } else {
            // An unexpected or late message.
            meter().stray();
        }
    }

    /** The reader has received a damaged frame, so the question is repeated. */
    private void askAgain(long now) {
        notUnderstood++;
        if (notUnderstood < TOO_OFTEN) {
            answered(now);
        }
    }

    private void done(PepperFrame frame, long now) {
        switch (due) {
            case PING -> due = isSetUp ? begins() : PepperCommand.VERSION;
            case VERSION -> {
                heard().about(letters(frame.from(2)));
                due = PepperCommand.POLLING;
            }
            case POLLING -> ready(now);
            case HALT -> due = PepperCommand.FIRST_TAG;
            case FIRST_TAG, NEXT_TAG -> tag(frame, now);
        }
    }

    /** Removes control characters, because the text is shown on terminals. */
    private static String letters(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.US_ASCII);
        return text.replaceAll("[^ -~]", "").strip();
    }

    private void ready(long now) {
        isSetUp = true;
        due = begins();
        tags.clear();
        heard().well(now);
    }

    private PepperCommand begins() {
        return settings.haltEach() ? PepperCommand.HALT : PepperCommand.FIRST_TAG;
    }

    private void tag(PepperFrame frame, long now) {
        if (due == PepperCommand.FIRST_TAG) {
            tags.clear();
            parts = 0;
        }
        parts++;
        if (frame.length() != TAG_LENGTH) {
            meter().errors(1);
            unclear(Reading.Cause.CRC, now);
            return;
        }
        Answer answer = Answer.of(uid(frame));
        if (!tags.contains(answer)) {
            tags.add(answer);
        }
        if (frame.at(MORE_AT) == 0) {
            inventory(now);
        } else if (parts == MOST_TAGS) {
            unclear(Reading.Cause.COLLISION, now);
        } else {
            due = PepperCommand.NEXT_TAG;
        }
    }

    /** The least significant byte comes first. */
    private static TagId uid(PepperFrame frame) {
        StringBuilder digits = new StringBuilder();
        for (int i = UID_LENGTH - 1; i >= 0; i--) {
            digits.append(HexFormat.of().withUpperCase().toHexDigits((byte) frame.at(UID_AT + i)));
        }
        return new TagId(digits.toString());
    }

    private void failed(PepperError fault, long now) {
        if (fault.isItself() && (isInventory() || due == PepperCommand.PING)) {
            heard().trouble(Trouble.BROKEN, "it answers " + fault, now);
            anew(now + PING_EVERY_MICROS);
            return;
        }
        switch (due) {
            case PING -> anew(now + PING_EVERY_MICROS);
            case VERSION -> due = PepperCommand.POLLING;
            // It does not matter whether there was a tag to halt or a poll to end.
            case POLLING -> ready(now);
            case HALT -> due = PepperCommand.FIRST_TAG;
            case FIRST_TAG -> {
                if (fault.isNobody()) {
                    tags.clear();
                    inventory(now);
                } else {
                    unclear(fault, now);
                }
            }
            // The reader announced more tags, but none answers.
            case NEXT_TAG -> unclear(fault, now);
        }
    }

    private void inventory(long now) {
        due = begins();
        fieldFaults = 0;
        heard().well(now);
        if (detuned) {
            detuned = false;
            heard().antennaFault(port, FaultState.BACK, now);
        }
        heard().inventory(port, tags, now);
    }

    private void unclear(PepperError fault, long now) {
        fieldFaults = fault.isField() ? fieldFaults + 1 : 0;
        if (fieldFaults >= TOO_OFTEN && !detuned) {
            detuned = true;
            heard().antennaFault(port, "detuned", now);
        }
        unclear(fault.cause(), now);
    }

    private void unclear(Reading.Cause cause, long now) {
        due = begins();
        heard().unclear(port, cause, now);
    }
}
