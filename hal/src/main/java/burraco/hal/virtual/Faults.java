package burraco.hal.virtual;

import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.hal.Trouble;
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

    private record Loose(long since, double anHour) {}

    private final VirtualTable table;
    private final Felt felt;
    private final Noise noise;
    private final Chance chance;
    private final Map<Integer, Loose> loose = new TreeMap<>();

    Faults(VirtualTable table, Felt felt, Noise noise, Chance chance) {
        this.table = table;
        this.felt = felt;
        this.noise = noise;
        this.chance = chance;
    }

    // To order

    /** A reader hangs; its driver notices when it gets no answer. */
    public void silence(String source, long at, long millis) {
        VirtualReader reader = table.reader(source);
        table.at(
                at,
                () -> {
                    reader.hang(true);
                    reader.brokenUntil(at + millis);
                });
        if (millis > PATIENCE) {
            table.at(at + PATIENCE, () -> lose(source, Trouble.SILENT, "lost: silent"));
        }
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
                    loose.put(antenna, new Loose(at, timesAnHour));
                    if (tells) {
                        reader.tell(new Reading.AntennaFault(at, antenna, "detuned"));
                    }
                });
    }

    /** A tag answers no more. */
    public void kill(TagId tag, long at) {
        table.at(at, () -> felt.kill(felt.tag(tag)));
    }

    /** Something leans on a scale. */
    public void lean(int scale, long at, double grams, long millis) {
        VirtualScale leaned = table.scale(scale);
        table.at(at, () -> leaned.lean(grams));
        table.at(at + millis, () -> leaned.lean(0));
    }

    /** A scale's zero drifts from then on. */
    public void drift(int scale, long at, double gramsAnHour) {
        VirtualScale drifting = table.scale(scale);
        table.at(at, () -> drifting.drift(gramsAnHour));
    }

    /** A tag that is no card of this table lies there for a while: a phone, a key, a bank card. */
    public void stranger(TagId tag, Spot spot, long at, long millis) {
        table.at(at, () -> felt.lay(felt.tag(tag), spot));
        table.at(at + millis, () -> felt.take(felt.tag(tag)));
    }

    // By chance

    void begin() {
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
        long at = table.now() + (long) chance.exponential(HOUR / anHour);
        table.at(
                at,
                () -> {
                    event.at(at);
                    again(figure, anHour, event);
                });
    }

    private void loosen(int antenna, long at) {
        detune(antenna, at, noise.draw(Figure.ANTENNA_DETUNING, chance), chance.below(2) == 0);
    }

    private void killAny(long at) {
        kill(felt.tags().get(chance.below(felt.tags().size())).id, at);
    }

    private void anyStranger(long at) {
        TagId tag = TagId.of(0xE004_0000_0000_0000L | chance.bits() >>> 16);
        Spot spot = table.someSpot(chance);
        long millis = (long) (noise.draw(Figure.FOREIGN_STAY, chance) * 1000);
        stranger(tag, spot, at, millis);
    }

    // What it comes to

    private void lose(String source, Trouble trouble, String detail) {
        VirtualReader reader = table.reader(source);
        if (!reader.isUp()) {
            return;
        }
        // The last thing that is told before a loss, and below the first one after it.
        reader.tell(new Reading.SourceFault(table.now(), source, detail));
        reader.lost(trouble, detail);
        table.scalesOf(source).forEach(scale -> scale.cutOff(trouble, detail));
    }

    private void comeBack(String source) {
        VirtualReader reader = table.reader(source);
        if (reader.brokenAt(table.now())) {
            return;
        }
        reader.hang(false);
        if (reader.found()) {
            reader.tell(new Reading.SourceFault(table.now(), source, "back"));
        }
        table.scalesOf(source).forEach(VirtualScale::connected);
    }

    /** By how many times an antenna misses more than it should. */
    double worsening(int antenna, long at) {
        Loose since = loose.isEmpty() ? null : loose.get(antenna);
        return since == null ? 1 : 1 + since.anHour * (at - since.since) / HOUR;
    }

    /** Whether a tag is in the silence that some readers bring upon tags. */
    boolean isTrapped(Tag tag, long at) {
        Range every = noise.range(Figure.TRAP_EVERY);
        if (every.most() == 0) {
            return false;
        }
        if (tag.silentNext == 0) {
            tag.silentNext = at + (long) (every.draw(chance) * 1000);
        } else if (at >= tag.silentNext) {
            tag.silentUntil = at + (long) noise.draw(Figure.TRAP_LENGTH, chance);
            tag.silentNext = tag.silentUntil + (long) (every.draw(chance) * 1000);
        }
        return at < tag.silentUntil;
    }
}
