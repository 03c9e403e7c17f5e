package burraco.hal.virtual;

import burraco.hal.FaultState;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.hal.Trouble;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Faults of a virtual table: random ones with the rates of the noise, and ordered ones. Times are
 * milliseconds of the table, not in the past.
 */
public final class Faults {
    private static final double HOUR_MILLIS = 3_600_000;

    /** After this time a driver gives up on a reader that does not answer. */
    private static final long PATIENCE_MILLIS = 500;

    private final VirtualTable table;
    private final VirtualFelt felt;
    private Noise noise;

    /** Incremented when the noise changes, to cancel random faults of the old noise. */
    private int season;

    private boolean begun;
    private final Chance chance;
    private final SilencedTags traps;
    private final Map<Integer, LooseConnector> loose = new TreeMap<>();

    Faults(VirtualTable table, VirtualFelt felt, Noise noise, Chance chance) {
        this.table = table;
        this.felt = felt;
        this.noise = noise;
        this.chance = chance;
        traps = new SilencedTags(noise, chance.stream("traps"));
    }

    // To order

    /** A reader hangs; its driver notices when it gets no answer. */
    public void silence(String source, long at, long millis) {
        VirtualReader reader = table.reader(source);
        table.at(
                at,
                () -> {
                    reader.brokenUntil(at + millis);
                    hang(reader, true);
                });
        table.at(at + millis, () -> comeBack(source));
    }

    /** The cable of a reader and of the scales on it comes loose. */
    public void unplug(String source, long at, long millis) {
        VirtualReader reader = table.reader(source);
        table.at(
                at,
                () -> {
                    reader.brokenUntil(at + millis);
                    lose(source, Trouble.UNPLUGGED, "lost");
                });
        table.at(at + millis, () -> comeBack(source));
    }

    /** Ends the faults of a source early. */
    public void plugIn(String source, long at) {
        VirtualReader reader = table.reader(source);
        table.at(
                at,
                () -> {
                    reader.mended();
                    comeBack(source);
                });
    }

    /**
     * An antenna gets worse: its misses grow by this factor an hour.
     *
     * @param tells whether its reader reports it
     */
    public void detune(int antenna, long at, double timesAnHour, boolean tells) {
        VirtualReader reader = table.readerOf(antenna);
        table.at(
                at,
                () -> {
                    long now = table.now();
                    LooseConnector before = loose.getOrDefault(antenna, LooseConnector.NOT);
                    loose.put(antenna, before.more(now, timesAnHour));
                    if (tells) {
                        reader.tell(new Reading.AntennaFault(now, antenna, "detuned"));
                    }
                });
    }

    /** A tag answers no more. */
    public void kill(TagId tag, long at) {
        table.at(at, () -> felt.kill(felt.tag(tag)));
    }

    /** An additional weight rests on a scale. */
    public void lean(int scale, long at, double grams, long millis) {
        VirtualScale leaned = table.scale(scale);
        table.at(at, () -> leaned.lean(grams));
        table.at(at + millis, () -> leaned.leave(grams));
    }

    /** A scale's zero drifts from then on. */
    public void drift(int scale, long at, double gramsAnHour) {
        VirtualScale drifting = table.scale(scale);
        table.at(at, () -> drifting.drift(gramsAnHour));
    }

    /** A foreign tag is near for a while: a phone, a key, a bank card. */
    public void stranger(TagId tag, CardSpot spot, long at, long millis) {
        table.at(at, () -> visit(tag, spot, at + millis));
    }

    private void visit(TagId id, CardSpot spot, long until) {
        boolean isNew = !felt.knows(id);
        Tag tag = felt.tag(id);
        tag.stranger |= isNew;
        felt.lay(tag, spot);
        long moves = tag.moves;
        table.at(
                until,
                () -> {
                    if (tag.moves != moves) {
                        // Somebody has moved it meanwhile, so it is not removed here.
                        return;
                    }
                    if (isNew) {
                        felt.forget(tag);
                    } else {
                        felt.take(tag);
                    }
                });
    }

    // By chance

    void noise(Noise other) {
        noise = other;
        traps.noise(other);
        season++;
        if (begun) {
            begin();
        }
    }

    void begin() {
        begun = true;
        for (VirtualReader reader : table.everyReader()) {
            String source = reader.source();
            again(
                    NoiseFigure.READER_HANGS,
                    at -> silence(source, at, (long) noise.draw(NoiseFigure.READER_HANG, chance)));
            again(
                    NoiseFigure.LINK_LOSSES,
                    at -> unplug(source, at, (long) noise.draw(NoiseFigure.LINK_LOSS, chance)));
            reader.antennas()
                    .forEach(antenna ->
                            again(
                                    NoiseFigure.ANTENNA_DETUNINGS,
                                    noise.value(NoiseFigure.ANTENNA_DETUNINGS) / table.antennas(),
                                    at -> loosen(antenna.id(), at)));
        }
        again(NoiseFigure.TAG_DEATHS, this::killAny);
        again(NoiseFigure.FOREIGN, noise.value(NoiseFigure.FOREIGN) * 60, this::anyStranger);
    }

    private interface Event {
        void at(long millis);
    }

    private void again(NoiseFigure figure, Event event) {
        again(figure, noise.value(figure), event);
    }

    /** Repeats an event at random with this rate an hour. */
    private void again(NoiseFigure figure, double anHour, Event event) {
        if (anHour <= 0) {
            return;
        }
        long at = table.now() + Math.max(1, (long) chance.exponential(HOUR_MILLIS / anHour));
        int now = season;
        table.at(
                at,
                () -> {
                    if (now == season) {
                        event.at(at);
                        again(figure, anHour, event);
                    }
                });
    }

    private void loosen(int antenna, long at) {
        detune(antenna, at, noise.draw(NoiseFigure.ANTENNA_DETUNING, chance), chance.below(2) == 0);
    }

    private void killAny(long at) {
        List<Tag> alive = felt.tags().stream().filter(tag -> !tag.dead).toList();
        if (!alive.isEmpty()) {
            kill(alive.get(chance.below(alive.size())).id, at);
        }
    }

    private void anyStranger(long at) {
        TagId tag = TagId.of(0xE004_0000_0000_0000L | chance.bits() >>> 16);
        CardSpot spot = table.someSpot(chance);
        long millis = (long) (noise.draw(NoiseFigure.FOREIGN_STAY, chance) * 1000);
        stranger(tag, spot, at, millis);
    }

    // What it comes to

    private void hang(VirtualReader reader, boolean now) {
        if (now && !reader.hangs()) {
            long since = table.now();
            table.at(since + PATIENCE_MILLIS, () -> giveUp(reader, since));
        }
        reader.hang(now);
        table.scalesOf(reader.source()).forEach(scale -> scale.hang(now));
    }

    /** Gives up if it has hung since then. */
    private void giveUp(VirtualReader reader, long since) {
        if (reader.hangs() && reader.hangsSince() == since) {
            lose(reader.source(), Trouble.SILENT, "lost: silent");
        }
    }

    /** The devices of a source are lost and found together, and one of them reports it. */
    private List<TableDevice> on(String source) {
        List<TableDevice> devices = new ArrayList<>(table.scalesOf(source));
        devices.addFirst(table.reader(source));
        return devices;
    }

    private void lose(String source, Trouble trouble, String detail) {
        // The last report before a loss; further below, the first one after it.
        tell(source, detail);
        on(source).forEach(device -> device.lost(trouble, detail));
    }

    private void comeBack(String source) {
        VirtualReader reader = table.reader(source);
        if (reader.brokenAt(table.now())) {
            return;
        }
        hang(reader, false);
        long found = on(source).stream().filter(TableDevice::found).count();
        if (found > 0) {
            tell(source, FaultState.BACK);
        }
    }

    private void tell(String source, String detail) {
        Reading news = new Reading.SourceFault(table.now(), source, detail);
        on(source).stream().filter(TableDevice::isUp).findFirst().ifPresent(one -> one.tell(news));
    }

    /** The factor by which an antenna misses more than normal. */
    double worsening(int antenna, long at) {
        return loose.getOrDefault(antenna, LooseConnector.NOT).at(at);
    }

    SilencedTags traps() {
        return traps;
    }
}
