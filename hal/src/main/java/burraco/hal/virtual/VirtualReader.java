package burraco.hal.virtual;

import burraco.hal.Answer;
import burraco.hal.Antenna;
import burraco.hal.Reading;
import burraco.hal.ScanOrder;
import burraco.hal.ScanPlan;
import burraco.hal.TagId;
import burraco.hal.TagSensor;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** A reader that scans the antennas of a virtual table, one after the other. */
public final class VirtualReader extends TableDevice implements TagSensor {
    /** The bytes of a frame besides the tags of an inventory. */
    private static final int FRAME_BYTES = 12;

    private static final int TAG_BYTES = 9;

    private static final int NONE = VirtualTurns.NONE;

    /** How often it checks for a new plan while no antenna is scanned, in microseconds. */
    private static final long LOOK_AGAIN_MICROS = 10_000;

    private final VirtualTable table;
    private final String source;
    private final List<Field> fields;
    private final List<Antenna> antennas;
    private final ScanOrder order;
    private VirtualTurns turns;
    private Noise noise;
    private final Chance chance;

    /** The plan that was requested by any thread; the field below is the one in use. */
    private volatile ScanPlan wanted = ScanPlan.EVEN;

    private ScanPlan followed = wanted;

    /** The antenna that is being scanned, or {@code NONE}. */
    private int scanning = NONE;

    /** The end of the current inventory, in microseconds. */
    private long done;

    private boolean hangs;
    private long hangingSince;

    /** The end of the current fault; of two overlapping faults the later end holds. */
    private long brokenUntil;

    VirtualReader(
            VirtualTable table,
            VirtualSource source,
            VirtualFelt felt,
            Noise noise,
            Chance chance) {
        super("reader " + source.id());
        this.table = table;
        this.source = source.id();
        this.noise = noise;
        this.chance = chance;
        antennas = source.antennas();
        fields =
                antennas.stream()
                        .map(antenna ->
                                new Field(
                                        antenna,
                                        felt,
                                        noise,
                                        chance.stream("antenna " + antenna.id())))
                        .toList();
        order = new ScanOrder(antennas);
        turns = _ -> byPlan();
    }

    /** From now on another object decides which antenna is next, instead of its plan. */
    void turns(VirtualTurns other) {
        turns = other;
    }

    void noise(Noise other) {
        noise = other;
        fields.forEach(field -> field.noise(other));
    }

    @Override
    public List<Antenna> antennas() {
        return antennas;
    }

    @Override
    public void scan(ScanPlan plan) {
        for (int named : plan.urgencies().keySet()) {
            if (antennas.stream().noneMatch(antenna -> antenna.id() == named)) {
                throw new IllegalArgumentException(name() + " has no antenna " + named);
            }
        }
        wanted = plan;
    }

    @Override
    public String source() {
        return source;
    }

    long due() {
        return done;
    }

    /** While it hangs it does nothing. */
    void hang(boolean now) {
        hangingSince = now && !hangs ? table.now() : hangingSince;
        hangs = now;
    }

    boolean hangs() {
        return hangs;
    }

    long hangsSince() {
        return hangingSince;
    }

    void brokenUntil(long millis) {
        brokenUntil = Math.max(brokenUntil, millis);
    }

    void mended() {
        brokenUntil = 0;
    }

    boolean brokenAt(long millis) {
        return millis < brokenUntil;
    }

    /** The antenna that is being scanned, if any. */
    private Antenna active() {
        return scanning == NONE || hangs || !isUp() ? null : antennas.get(scanning);
    }

    /** Finishes the inventory at hand and begins the next. */
    void step() {
        if (scanning != NONE && isUp() && !hangs) {
            finish(fields.get(scanning), done / 1000);
        }
        scanning = turns.next(done);
        if (scanning == NONE) {
            done += LOOK_AGAIN_MICROS;
            return;
        }
        double millis =
                noise.draw(NoiseFigure.SCAN_SETTLE, chance)
                        + airTime(fields.get(scanning).answering())
                        + chance.exponential(noise.value(NoiseFigure.SCAN_JITTER));
        double slow = table.falsehoods().slowness(source, done / 1000);
        done += Math.max(1, (long) (millis * slow * 1000));
    }

    private int byPlan() {
        ScanPlan plan = wanted;
        if (!plan.equals(followed)) {
            order.follow(plan);
            followed = plan;
        }
        return order.next();
    }

    private double airTime(double tags) {
        double air = AirTime.of(tags, noise.value(NoiseFigure.SCAN_MODULATION));
        return air * noise.draw(NoiseFigure.SCAN_AIR, chance)
                + tags * noise.value(NoiseFigure.SCAN_HOST);
    }

    private void finish(Field field, long at) {
        int antenna = field.antenna().id();
        double begin = noise.value(NoiseFigure.BURST_BEGIN);
        double end = noise.value(NoiseFigure.BURST_END);
        double burstMiss = noise.value(NoiseFigure.BURST_MISS);
        double worse = table.faults().worsening(antenna, at);
        double garble =
                noise.value(besideAnother(field) ? NoiseFigure.GARBLE_TWO : NoiseFigure.GARBLE);
        List<Answer> answers = new ArrayList<>();
        int there = 0;
        for (Field.Candidate candidate : field.candidates()) {
            Tag tag = candidate.tag();
            boolean burst = field.inBurst(tag, begin, end);
            double miss = burst ? Math.max(burstMiss, candidate.miss()) : candidate.miss();
            double hear = 1 - Math.min(1, miss * worse);
            there += candidate.depth() >= 0 ? 1 : 0;
            double share = chance.share();
            if (share < hear && !table.faults().traps().hold(tag, at)) {
                // The same random number decides whether the answer is garbled.
                TagId id = share < hear * garble ? GarbledTag.of(tag.id, chance) : tag.id;
                answers.add(new Answer(id, strength(candidate)));
            }
        }
        if (table.falsehoods().isJammed(antenna, at)) {
            say(new Reading.Unclear(at, antenna, Reading.Cause.COLLISION));
            return;
        }
        if (there > 0 && isUnclear(antenna, at, there)) {
            return;
        }
        answers = table.falsehoods().said(source, antenna, told(answers), at);
        int bytes = FRAME_BYTES + TAG_BYTES * answers.size();
        if (!chance.happens(bytes * noise.value(NoiseFigure.LINK_DAMAGE))) {
            say(new Reading.Inventory(at, antenna, answers));
        }
    }

    private void say(Reading reading) {
        if (!table.falsehoods().isSilent(source, reading.at())) {
            tell(reading);
        }
    }

    /** A front end for single tags reports only the first one. */
    private List<Answer> told(List<Answer> answers) {
        int most = (int) noise.value(NoiseFigure.SCAN_TAGS);
        List<Answer> told = answers;
        while (most > 0 && told.size() > most) {
            told.remove(chance.below(told.size()));
        }
        return told;
    }

    private boolean isUnclear(int antenna, long at, int there) {
        double share = chance.share();
        double collision = there > 1 ? noise.value(NoiseFigure.COLLISION) : 0;
        double crc = collision + noise.value(NoiseFigure.CRC);
        double timeout = crc + noise.value(NoiseFigure.TIMEOUT);
        if (share >= timeout) {
            return false;
        }
        Reading.Cause cause = Reading.Cause.TIMEOUT;
        if (share < collision) {
            cause = Reading.Cause.COLLISION;
        } else if (share < crc) {
            cause = Reading.Cause.CRC;
        }
        say(new Reading.Unclear(at, antenna, cause));
        return true;
    }

    /** Whether another reader is scanning an antenna nearby. */
    private boolean besideAnother(Field field) {
        double reach = noise.value(NoiseFigure.GARBLE_REACH);
        for (VirtualReader other : table.everyReader()) {
            Antenna active = other.active();
            if (other != this && active != null) {
                if (active.area().gap(field.antenna().area()) <= reach) {
                    return true;
                }
            }
        }
        return false;
    }

    private OptionalInt strength(Field.Candidate candidate) {
        double told = noise.value(NoiseFigure.STRENGTH);
        if (told == 0) {
            return OptionalInt.empty();
        }
        double band = 3;
        double off = Math.clamp((band - candidate.depth()) / band, 0, 2);
        double weaker = off * noise.value(NoiseFigure.STRENGTH_EDGE);
        double noisy = chance.normal() * noise.value(NoiseFigure.STRENGTH_NOISE);
        return OptionalInt.of((int) StrictMath.rint(told - weaker + noisy));
    }
}
