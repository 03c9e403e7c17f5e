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
 * What breaks: by chance, as often as the noise says, and to order. Times are milliseconds of the
 * table, not before now.
 */
public final class Faults {
    private static final double HOUR = 3_600_000;

    /** Until a driver gives up on a reader that does not answer. */
    private static final long PATIENCE = 500;

    private final VirtualTable table;
    private final Felt felt;
    private Noise noise;

    /** What was to break by the noise before breaks no more. */
    private int season;

    private boolean begun;
    private final Chance chance;
    private final Traps traps;
    private final Map<Integer, Loose> loose = new TreeMap<>();

    Faults(VirtualTable table, Felt felt, Noise noise, Chance chance) {
        this.table = table;
        this.felt = felt;
        this.noise = noise;
        this.chance = chance;
        traps = new Traps(noise, chance.stream("traps"));
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

    /** Somebody sees to it: it is back before its time, whatever was wrong with it. */
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
     * An antenna hears less and less: its misses grow by so many times an hour.
     *
     * @param tells whether its reader notices and says so
     */
    public void detune(int antenna, long at, double timesAnHour, boolean tells) {
        VirtualReader reader = table.readerOf(antenna);
        table.at(
                at,
                () -> {
                    long now = table.now();
                    Loose before = loose.getOrDefault(antenna, Loose.NOT);
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

    /** Something leans on a scale, beside whatever else does. */
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

    /** A tag that is no card of this table is near for a while: a phone, a key, a bank card. */
    public void stranger(TagId tag, Spot spot, long at, long millis) {
        table.at(at, () -> visit(tag, spot, at + millis));
    }

    private void visit(TagId id, Spot spot, long until) {
        boolean isNew = !felt.knows(id);
        Tag tag = felt.tag(id);
        tag.stranger |= isNew;
        felt.lay(tag, spot);
        long moves = tag.moves;
        table.at(
                until,
                () -> {
                    if (tag.moves != moves) {
                        // Somebody moved it meanwhile, and it is his now.
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
                    Figure.READER_HANGS,
                    at -> silence(source, at, (long) noise.draw(Figure.READER_HANG, chance)));
            again(
                    Figure.LINK_LOSSES,
                    at -> unplug(source, at, (long) noise.draw(Figure.LINK_LOSS, chance)));
            reader.antennas()
                    .forEach(antenna ->
                            again(
                                    Figure.ANTENNA_DETUNINGS,
                                    noise.value(Figure.ANTENNA_DETUNINGS) / table.antennas(),
                                    at -> loosen(antenna.id(), at)));
        }
        again(Figure.TAG_DEATHS, this::killAny);
        again(Figure.FOREIGN, noise.value(Figure.FOREIGN) * 60, this::anyStranger);
    }

    private interface Event {
        void at(long millis);
    }

    private void again(Figure figure, Event event) {
        again(figure, noise.value(figure), event);
    }

    /** Lets it happen so many times an hour, whenever it happens. */
    private void again(Figure figure, double anHour, Event event) {
        if (anHour <= 0) {
            return;
        }
        long at = table.now() + Math.max(1, (long) chance.exponential(HOUR / anHour));
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
        detune(antenna, at, noise.draw(Figure.ANTENNA_DETUNING, chance), chance.below(2) == 0);
    }

    private void killAny(long at) {
        List<Tag> alive = felt.tags().stream().filter(tag -> !tag.dead).toList();
        if (!alive.isEmpty()) {
            kill(alive.get(chance.below(alive.size())).id, at);
        }
    }

    private void anyStranger(long at) {
        TagId tag = TagId.of(0xE004_0000_0000_0000L | chance.bits() >>> 16);
        Spot spot = table.someSpot(chance);
        long millis = (long) (noise.draw(Figure.FOREIGN_STAY, chance) * 1000);
        stranger(tag, spot, at, millis);
    }

    // What it comes to

    private void hang(VirtualReader reader, boolean now) {
        if (now && !reader.hangs()) {
            long since = table.now();
            table.at(since + PATIENCE, () -> giveUp(reader, since));
        }
        reader.hang(now);
        table.scalesOf(reader.source()).forEach(scale -> scale.hang(now));
    }

    /** Where it has hung ever since. */
    private void giveUp(VirtualReader reader, long since) {
        if (reader.hangs() && reader.hangsSince() == since) {
            lose(reader.source(), Trouble.SILENT, "lost: silent");
        }
    }

    /** All that hangs on a source is lost and found together, and one of it tells. */
    private List<TableDevice> on(String source) {
        List<TableDevice> devices = new ArrayList<>(table.scalesOf(source));
        devices.addFirst(table.reader(source));
        return devices;
    }

    private void lose(String source, Trouble trouble, String detail) {
        // The last thing that is told before a loss, and below the first one after it.
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

    /** By how many times an antenna misses more than it should. */
    double worsening(int antenna, long at) {
        return loose.getOrDefault(antenna, Loose.NOT).at(at);
    }

    Traps traps() {
        return traps;
    }
}
