package burraco.readers.metratec;

import burraco.hal.Antenna;
import burraco.hal.Reading;
import burraco.hal.Trouble;
import burraco.readers.ReaderTalk;
import java.util.List;
import java.util.Optional;

/**
 * The conversation with a metraTec reader: it is found, set up, and asked for inventories, antenna
 * after antenna, or continuously if it has a single one. If it reports that it has lost its
 * settings or has restarted, all begins again.
 */
final class MetratecTalk extends ReaderTalk {
    private static final long START_UP_MICROS = 200_000;
    private static final long NEXT_TRY_MICROS = 1_000_000;

    /** How many lines in a row it may fail to understand before that counts as no answer. */
    private static final int TOO_OFTEN = 3;

    private final Diagnosis diagnosis;
    private final MetratecHandshake introduction;
    private final AntennaChoice choice;
    private final Inventories inventories;
    private final LineFilter ears;
    private final Restarts restarts = new Restarts();

    private MetratecQuestion asked = MetratecQuestion.NOTHING;
    private int damagedForIt;
    private long notBefore;

    MetratecTalk(List<Antenna> antennas, MetratecSettings settings) {
        super(antennas);
        boolean alone = antennas.size() == 1;
        diagnosis = new Diagnosis(settings.swrLimit());
        introduction = new MetratecHandshake(settings);
        choice = new AntennaChoice(settings.ports(), alone, diagnosis);
        inventories = new Inventories(turns(), choice, diagnosis, alone);
        ears = new LineFilter(settings, introduction, meter());
    }

    // Questions

    @Override
    protected void begin(long now) {
        ears.begin(now);
        restarts.forget();
        introduction.forget();
        findAgain(now);
    }

    private void findAgain(long notEarlier) {
        asked = MetratecQuestion.NOTHING;
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
        Optional<MetratecQuestion> what = introduction.ask();
        if (what.isEmpty() && !inventories.areRunning()) {
            what = inventories.next(now).or(() -> ping(now));
        }
        what.ifPresent(question -> asked = question);
        return what.map(this::question);
    }

    private Optional<MetratecQuestion> ping(long now) {
        return ears.missHeartbeats(now)
                ? Optional.of(new MetratecQuestion.Ping())
                : Optional.empty();
    }

    private Question question(MetratecQuestion what) {
        return new Question(
                MetratecLines.bytes(what.command(), introduction.isChecked()), what.patience());
    }

    @Override
    protected void missed(long now) {
        switch (asked) {
            case MetratecQuestion.Find find -> {
                asked = MetratecQuestion.NOTHING;
                introduction.missed(find);
            }
            case MetratecQuestion.Inventory _ -> {
                inventories.unclear(asked, Reading.Cause.TIMEOUT, heard(), now);
                findAgain(now);
            }
            case MetratecQuestion.Set _,
                    MetratecQuestion.Choose _,
                    MetratecQuestion.Diagnose _,
                    MetratecQuestion.Ping _,
                    MetratecQuestion.Nothing _ ->
                    findAgain(now);
        }
    }

    // Answers

    @Override
    protected void take(byte[] bytes, int length, long now) {
        ears.received(bytes, length, now, part -> hear(part, now));
    }

    private void hear(ReplyPart part, long now) {
        switch (part) {
            case ReplyPart.Said(String text, boolean isChecked) -> hear(text, isChecked, now);
            case ReplyPart.Garbled _ -> inventories.damaged();
            case ReplyPart.End _ -> end(now);
        }
    }

    private void hear(String text, boolean isChecked, long now) {
        switch (text) {
            case LineFilter.STARTED -> startAnew("it started anew", now + START_UP_MICROS, now);
            case LineFilter.LOST_SETTINGS -> startAnew("it lost its settings", now, now);
            case LineFilter.HEARTBEAT -> lives(now);
            case "CCE" -> notUnderstood(now);
            default -> answer(text, isChecked, now);
        }
    }

    private void lives(long now) {
        boolean allRest = asked.equals(MetratecQuestion.NOTHING) && !inventories.areRunning();
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
            case MetratecQuestion.Find _ -> settle(introduction.found(text), now);
            case MetratecQuestion.Set(SetUp step) -> {
                settle(introduction.set(step, text, isChecked, heard()::about), now);
                if (introduction.isDone()) {
                    restarts.isSetUp(heard(), now);
                }
            }
            case MetratecQuestion.Choose choose ->
                    settle(choice.heard(choose, text, heard(), now), now);
            case MetratecQuestion.Diagnose(_, QuasarStatus status) -> status.take(text);
            case MetratecQuestion.Ping _ -> done(now);
            case MetratecQuestion.Inventory _, MetratecQuestion.Nothing _ ->
                    inventories
                            .port(asked)
                            .ifPresentOrElse(port -> inventory(port, text, now), meter()::stray);
        }
    }

    private void done(long now) {
        if (asking()) {
            answered(now);
        }
        asked = MetratecQuestion.NOTHING;
    }

    /** The reader did not understand our line: its checksum was wrong or missing. */
    private void notUnderstood(long now) {
        if (introduction.wantsChecked()) {
            done(now);
        } else if (damagedForIt < TOO_OFTEN) {
            damagedForIt++;
            inventories.unclear(asked, Reading.Cause.CRC, heard(), now);
            done(now);
        }
    }

    private void settle(LineVerdict verdict, long now) {
        switch (verdict) {
            case LineVerdict.Stray _ -> meter().stray();
            case LineVerdict.Taken _ -> done(now);
            case LineVerdict.Failed(Trouble trouble, String detail) -> fail(trouble, detail, now);
        }
    }

    private void fail(Trouble trouble, String detail, long now) {
        heard().trouble(trouble, detail, now);
        done(now);
        findAgain(now + NEXT_TRY_MICROS);
    }

    private void inventory(int port, String text, long now) {
        switch (inventories.take(port, text, heard(), now)) {
            case LineVerdict.Stray _ -> meter().stray();
            case LineVerdict.Taken _ -> {
                if (inventories.isOver()) {
                    over(port, now);
                }
            }
            case LineVerdict.Failed(_, String why) -> startAnew(why, now, now);
        }
    }

    /** Takes the end of a reply that was incomplete or a refusal. */
    private void end(long now) {
        if (asked instanceof MetratecQuestion.Diagnose(int port, QuasarStatus status)) {
            // Otherwise this is the end of an earlier reply.
            if (status.isBegun()) {
                done(now);
                diagnosis.take(port, status, heard(), now);
            }
        } else {
            inventories.brokenOff(asked).ifPresent(port -> over(port, now));
        }
    }

    private void over(int port, long now) {
        InventoryReply reply = inventories.over(asked, now);
        done(now);
        damagedForIt = 0;
        restarts.works(heard(), now);
        if (!inventories.tell(port, reply, heard(), now)) {
            // Another antenna than the selected one answered, so the set-up begins again.
            findAgain(now);
        }
    }
}
