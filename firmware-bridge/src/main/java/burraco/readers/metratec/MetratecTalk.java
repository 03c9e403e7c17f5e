package burraco.readers.metratec;

import burraco.hal.Antenna;
import burraco.hal.Reading;
import burraco.hal.Trouble;
import burraco.readers.ReaderTalk;
import java.util.List;
import java.util.Optional;

/**
 * What is spoken with a metraTec reader: it is found, set up, and asked for inventories, antenna
 * after antenna; one that has a single antenna makes them by itself. Whenever it says that it has
 * lost its settings or has started anew, all of that begins again.
 */
final class MetratecTalk extends ReaderTalk {
    private static final long START_UP = 200_000;
    private static final long NEXT_TRY = 1_000_000;

    /** So often it may not understand us before that counts as no answer. */
    private static final int TOO_OFTEN = 3;

    private final Diagnosis diagnosis;
    private final Introduction introduction;
    private final Choice choice;
    private final Inventories inventories;
    private final Ears ears;
    private final Restarts restarts = new Restarts();

    private Asked asked = Asked.NOTHING;
    private int damagedForIt;
    private long notBefore;

    MetratecTalk(List<Antenna> antennas, MetratecSettings settings) {
        super(antennas);
        boolean alone = antennas.size() == 1;
        diagnosis = new Diagnosis(settings.swrLimit());
        introduction = new Introduction(settings);
        choice = new Choice(settings.ports(), alone, diagnosis);
        inventories = new Inventories(turns(), choice, diagnosis, alone);
        ears = new Ears(settings, introduction, meter());
    }

    // What is asked

    @Override
    protected void begin(long now) {
        ears.begin(now);
        restarts.forget();
        introduction.forget();
        findAgain(now);
    }

    private void findAgain(long notEarlier) {
        asked = Asked.NOTHING;
        introduction.begin();
        inventories.forget();
        damagedForIt = 0;
        notBefore = notEarlier;
    }

    @Override
    protected Optional<Question> next(long now) {
        if (now < notBefore) {
            return Optional.empty();
        }
        if (inventories.areToStop(now)) {
            findAgain(now);
        }
        Optional<Asked> what = introduction.ask();
        if (what.isEmpty() && !inventories.areRunning()) {
            what = inventories.next(now).or(() -> ping(now));
        }
        what.ifPresent(question -> asked = question);
        return what.map(this::question);
    }

    private Optional<Asked> ping(long now) {
        return ears.missHeartbeats(now) ? Optional.of(new Asked.Ping()) : Optional.empty();
    }

    private Question question(Asked what) {
        return new Question(Lines.bytes(what.command(), introduction.isChecked()), what.patience());
    }

    @Override
    protected void missed(long now) {
        switch (asked) {
            case Asked.Find find -> {
                asked = Asked.NOTHING;
                introduction.missed(find);
            }
            case Asked.Inventory _ -> {
                inventories.unclear(asked, Reading.Cause.TIMEOUT, heard(), now);
                findAgain(now);
            }
            case Asked.Set _, Asked.Choose _, Asked.Diagnose _, Asked.Ping _, Asked.Nothing _ ->
                    findAgain(now);
        }
    }

    // What comes

    @Override
    protected void take(byte[] bytes, int length, long now) {
        ears.received(bytes, length, now, part -> hear(part, now));
    }

    private void hear(Part part, long now) {
        switch (part) {
            case Part.Said(String text, boolean isChecked) -> hear(text, isChecked, now);
            case Part.Garbled _ -> inventories.damaged();
            case Part.End _ -> end(now);
        }
    }

    private void hear(String text, boolean isChecked, long now) {
        switch (text) {
            case Ears.STARTED -> startAnew("it started anew", now + START_UP, now);
            case Ears.LOST_SETTINGS -> startAnew("it lost its settings", now, now);
            case Ears.HEARTBEAT -> lives(now);
            case "CCE" -> notUnderstood(now);
            default -> answer(text, isChecked, now);
        }
    }

    private void lives(long now) {
        boolean allRest = asked.equals(Asked.NOTHING) && !inventories.areRunning();
        if (allRest && introduction.isDone()) {
            restarts.works(heard(), now);
        }
    }

    private void startAnew(String why, long notEarlier, long now) {
        if (!introduction.isFound()) {
            return;
        }
        inventories.unclear(asked, Reading.Cause.TIMEOUT, heard(), now);
        done(now);
        findAgain(notEarlier);
        restarts.another(why, heard(), now);
    }

    private void answer(String text, boolean isChecked, long now) {
        switch (asked) {
            case Asked.Find _ -> settle(introduction.found(text), now);
            case Asked.Set(SetUp step) -> {
                settle(introduction.set(step, text, isChecked, heard()::about), now);
                if (introduction.isDone()) {
                    restarts.isSetUp(heard(), now);
                }
            }
            case Asked.Choose choose -> settle(choice.heard(choose, text, heard(), now), now);
            case Asked.Diagnose(_, Status status) -> status.take(text);
            case Asked.Ping _ -> done(now);
            case Asked.Inventory _, Asked.Nothing _ ->
                    inventories
                            .port(asked)
                            .ifPresentOrElse(port -> inventory(port, text, now), meter()::stray);
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
            inventories.unclear(asked, Reading.Cause.CRC, heard(), now);
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

    private void inventory(int port, String text, long now) {
        switch (inventories.take(port, text, heard(), now)) {
            case Verdict.Stray _ -> meter().stray();
            case Verdict.Taken _ -> {
                if (inventories.isOver()) {
                    over(port, now);
                }
            }
            case Verdict.Failed(_, String why) -> startAnew(why, now, now);
        }
    }

    /** A reply without its last line, or a refusal: it is over all the same. */
    private void end(long now) {
        if (asked instanceof Asked.Diagnose(int port, Status status)) {
            // Else it is the end of what was said before.
            if (status.isBegun()) {
                done(now);
                diagnosis.take(port, status, heard(), now);
            }
        } else {
            inventories.brokenOff(asked).ifPresent(port -> over(port, now));
        }
    }

    private void over(int port, long now) {
        Found reply = inventories.over(asked, now);
        done(now);
        damagedForIt = 0;
        restarts.works(heard(), now);
        if (!inventories.tell(port, reply, heard(), now)) {
            // Another antenna than the one that was chosen: choose it anew.
            findAgain(now);
        }
    }
}
