package burraco.readers.metratec;

import burraco.hal.Answer;
import burraco.hal.Antenna;
import burraco.hal.Reading;
import burraco.hal.Trouble;
import burraco.readers.ReaderTalk;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is spoken with a metraTec reader: it is found, set up, and asked for inventories, antenna
 * after antenna; one that has a single antenna makes them by itself. Whenever it says that it has
 * lost its settings or has started anew, all of that begins again.
 */
final class MetratecTalk extends ReaderTalk {
    private static final long MILLIS = 1_000;
    private static final long FIND_PATIENCE = 500 * MILLIS;
    private static final long PATIENCE = 500 * MILLIS;
    private static final long INVENTORY_PATIENCE = 2_000 * MILLIS;
    private static final long START_UP = 200 * MILLIS;
    private static final long NEXT_TRY = 1_000 * MILLIS;

    /** As often in a row it may start anew, or not understand us, before that is a trouble. */
    private static final int TOO_OFTEN = 3;

    private final MetratecSettings settings;
    private final boolean alone;
    private final Diagnosis diagnosis;
    private final Introduction introduction;
    private final Choice choice;
    private final Lines lines = new Lines();

    private Asked asked = Asked.NOTHING;
    private Found found = new Found();
    private Optional<Antenna> turn = Optional.empty();
    private boolean running;
    private int damagedForIt;
    private int startsInARow;
    private long notBefore;
    private long lastHeard;
    private long lastFound;

    MetratecTalk(List<Antenna> antennas, MetratecSettings settings) {
        super(antennas);
        this.settings = settings;
        alone = antennas.size() == 1;
        diagnosis = new Diagnosis(settings.swrLimit());
        introduction = new Introduction(settings);
        choice = new Choice(settings.ports(), alone, diagnosis);
    }

    // What is asked

    @Override
    protected void begin(long now) {
        lines.forget();
        startsInARow = 0;
        introduction.forget();
        lastHeard = now;
        findAgain(now);
    }

    private void findAgain(long notEarlier) {
        asked = Asked.NOTHING;
        found = new Found();
        introduction.begin();
        choice.forget();
        turn = Optional.empty();
        running = false;
        damagedForIt = 0;
        notBefore = notEarlier;
    }

    @Override
    protected Optional<Question> next(long now) {
        if (now < notBefore) {
            return Optional.empty();
        }
        Optional<Asked> meeting = introduction.ask();
        if (meeting.isPresent()) {
            return ask(meeting.get());
        }
        return running ? goOn(now) : scan(now);
    }

    private Optional<Question> scan(long now) {
        if (turn.isEmpty()) {
            turn = turns().next();
        }
        if (turn.isEmpty()) {
            boolean silent = now - lastHeard > 2_000 * MILLIS * settings.heartbeatSeconds();
            return silent ? ask(new Asked.Ping()) : Optional.empty();
        }
        int port = turn.get().port();
        if (!choice.port().equals(OptionalInt.of(port))) {
            return ask(choice.ask(port));
        }
        if (diagnosis.isDue(port, now)) {
            return ask(new Asked.Diagnose(port, new Status()));
        }
        found = new Found();
        return ask(new Asked.Inventory(port, alone));
    }

    /** While it makes inventories by itself. */
    private Optional<Question> goOn(long now) {
        boolean rests = turns().next().isEmpty();
        if (rests || now - lastFound > INVENTORY_PATIENCE) {
            findAgain(now);
            return ask(new Asked.Find("BRK"));
        }
        return Optional.empty();
    }

    private Optional<Question> ask(Asked what) {
        asked = what;
        return Optional.of(
                switch (what) {
                    case Asked.Find(String command) -> question(command, FIND_PATIENCE);
                    case Asked.Set(SetUp step) -> question(step.command(), PATIENCE);
                    case Asked.Choose(int port, var how) -> question(how.command(port), PATIENCE);
                    case Asked.Inventory(_, boolean continuous) ->
                            question(continuous ? "CNR INV" : "INV", INVENTORY_PATIENCE);
                    case Asked.Diagnose _ -> question(Status.COMMAND, PATIENCE);
                    case Asked.Ping _, Asked.Nothing _ -> question(SetUp.REVISION, PATIENCE);
                });
    }

    private Question question(String command, long patience) {
        return new Question(Lines.bytes(command, introduction.isChecked()), patience);
    }

    @Override
    protected void missed(long now) {
        switch (asked) {
            case Asked.Find find -> {
                asked = Asked.NOTHING;
                introduction.missed(find);
            }
            case Asked.Inventory(int port, _) -> {
                heard().unclear(port, Reading.Cause.TIMEOUT, now);
                findAgain(now);
            }
            case Asked.Set _, Asked.Choose _, Asked.Diagnose _, Asked.Ping _, Asked.Nothing _ ->
                    findAgain(now);
        }
    }

    // What comes

    @Override
    protected void take(byte[] bytes, int length, long now) {
        lines.received(bytes, length, part -> hear(part, now));
    }

    private void hear(Part part, long now) {
        switch (part) {
            case Part.Said(String text, boolean isChecked) -> {
                meter().received(text.getBytes(StandardCharsets.US_ASCII), now);
                if (isNotice(text)) {
                    notice(text, now);
                } else if (introduction.believes(isChecked)) {
                    lastHeard = now;
                    hear(text, isChecked, now);
                } else {
                    damaged();
                }
            }
            case Part.Garbled _ -> damaged();
            case Part.End _ -> end(now);
        }
    }

    /** What it says unasked, with what checks it or without. */
    private static boolean isNotice(String text) {
        return text.equals("HBT") || text.equals("RNW") || text.equals("SRT");
    }

    private void notice(String text, long now) {
        lastHeard = now;
        switch (text) {
            case "SRT" -> startAnew("it started anew", now + START_UP, now);
            case "RNW" -> startAnew("it lost its settings", now, now);
            default -> {
                // All antennas rest, and it lives.
                if (asked.equals(Asked.NOTHING) && !running && introduction.isDone()) {
                    works(now);
                }
            }
        }
    }

    private void startAnew(String why, long notEarlier, long now) {
        if (!introduction.isFound()) {
            return;
        }
        inventoryPort().ifPresent(port -> heard().unclear(port, Reading.Cause.TIMEOUT, now));
        done(now);
        findAgain(notEarlier);
        startsInARow++;
        if (startsInARow >= TOO_OFTEN) {
            heard().trouble(Trouble.BROKEN, why + " " + startsInARow + " times in a row", now);
        }
    }

    private OptionalInt inventoryPort() {
        return asked instanceof Asked.Inventory(int port, _)
                ? OptionalInt.of(port)
                : running ? choice.port() : OptionalInt.empty();
    }

    private void damaged() {
        meter().errors(1);
        found.unclear(Reading.Cause.CRC);
    }

    private void hear(String text, boolean isChecked, long now) {
        if (text.equals("CCE")) {
            notUnderstood(now);
            return;
        }
        switch (asked) {
            case Asked.Find _ -> settle(introduction.found(text), now);
            case Asked.Set(SetUp step) -> {
                settle(introduction.set(step, text, isChecked, heard()::about), now);
                if (introduction.isDone() && startsInARow < TOO_OFTEN) {
                    heard().well(now);
                }
            }
            case Asked.Choose choose -> settle(choice.heard(choose, text, heard(), now), now);
            case Asked.Inventory(int port, _) -> inventory(port, text, now);
            case Asked.Diagnose(_, Status status) -> status.take(text);
            case Asked.Ping _ -> done(now);
            case Asked.Nothing _ -> {
                if (running) {
                    inventory(choice.port().orElseThrow(), text, now);
                } else {
                    meter().stray();
                }
            }
        }
    }

    private void done(long now) {
        if (asking()) {
            answered(now);
        }
        asked = Asked.NOTHING;
    }

    /** The check of what we said was wrong, or there was none and there should have been one. */
    private void notUnderstood(long now) {
        if (introduction.wantsChecked()) {
            done(now);
        } else if (damagedForIt < TOO_OFTEN) {
            damagedForIt++;
            inventoryPort().ifPresent(port -> heard().unclear(port, Reading.Cause.CRC, now));
            done(now);
        }
    }

    private void settle(Verdict verdict, long now) {
        switch (verdict) {
            case Verdict.Stray _ -> meter().stray();
            case Verdict.Taken _ -> done(now);
            case Verdict.Failed(Trouble trouble, String detail) -> fail(trouble, detail, now);
        }
    }

    private void fail(Trouble trouble, String detail, long now) {
        heard().trouble(trouble, detail, now);
        done(now);
        findAgain(now + NEXT_TRY);
    }

    private void works(long now) {
        startsInARow = 0;
        heard().well(now);
    }

    private void inventory(int port, String text, long now) {
        if (found.take(text)) {
            if (found.isOver()) {
                over(port, now);
            }
            return;
        }
        switch (Verdict.word(text)) {
            case "ARH" -> {
                diagnosis.reflects(port, heard(), now);
                found.unclear(Reading.Cause.TIMEOUT);
            }
            case "NRF", "NSS", "UCO", "UPA" ->
                    startAnew("it does not know how to make an inventory: " + text, now, now);
            default -> {
                meter().stray();
                found.unclear(Reading.Cause.CRC);
            }
        }
    }

    /** A reply without its last line, or a refusal: it is over all the same. */
    private void end(long now) {
        if (asked instanceof Asked.Diagnose(int port, Status status)) {
            if (!status.isBegun()) {
                // The end of what was said before.
                return;
            }
            done(now);
            diagnosis.take(port, status, heard(), now);
            return;
        }
        OptionalInt port = inventoryPort();
        if (port.isPresent() && found.isBegun()) {
            found.unclear(Reading.Cause.CRC);
            over(port.getAsInt(), now);
        }
    }

    private void over(int port, long now) {
        Found reply = found;
        found = new Found();
        boolean continuous = running || asked instanceof Asked.Inventory(_, boolean c) && c;
        done(now);
        damagedForIt = 0;
        lastFound = now;
        turn = Optional.empty();
        running = continuous;
        works(now);
        if (reply.port().isPresent() && !reply.port().equals(OptionalInt.of(port))) {
            // Another antenna than the one that was chosen: choose it anew, and believe nothing.
            heard().unclear(port, Reading.Cause.TIMEOUT, now);
            findAgain(now);
        } else if (reply.cause().isPresent()) {
            heard().unclear(port, reply.cause().get(), now);
        } else {
            diagnosis.hears(port, heard(), now);
            heard().inventory(port, reply.tags().stream().map(Answer::of).toList(), now);
        }
    }
}
