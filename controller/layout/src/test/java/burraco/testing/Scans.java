package burraco.testing;

import burraco.cards.CardName;
import burraco.hal.Answer;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.hal.virtual.Chance;
import burraco.layout.LaidAntenna;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/** Cards that a test puts on antennas, and how they are heard, with misses. */
public final class Scans {
    /** How long it takes until an antenna is scanned again, in milliseconds. */
    public static final long ROUND = 270;

    private final Chance chance;
    private final double miss;
    private final List<Reading> readings = new ArrayList<>();
    private final SortedMap<Integer, List<TagId>> lying = new TreeMap<>();
    private long now;

    public Scans(long seed, double miss) {
        chance = new Chance(seed);
        this.miss = miss;
    }

    public Scans lay(int antenna, String cards) {
        for (String card : cards.split(" ")) {
            lay(antenna, ReferenceTable.DECK.tag(CardName.parse(card).orElseThrow().card()));
        }
        return this;
    }

    public Scans lay(int antenna, TagId tag) {
        lying.computeIfAbsent(antenna, _ -> new ArrayList<>()).add(tag);
        return this;
    }

    public Scans clear(int antenna) {
        lying.remove(antenna);
        return this;
    }

    public Scans press(String key, String seat) {
        readings.add(new Reading.Press(now, new Button(key, seat)));
        return this;
    }

    public Scans weigh(int scale, double grams) {
        readings.add(new Reading.Weight(now, scale, grams));
        return this;
    }

    public Scans say(Reading reading) {
        readings.add(reading);
        return this;
    }

    /** Scans antenna after antenna until this much time has passed. */
    public Scans pass(long millis) {
        List<LaidAntenna> antennas = ReferenceTable.LAYOUT.antennas();
        long end = now + millis;
        while (now < end) {
            for (int i = 0; i < antennas.size(); i++) {
                long at = now + ROUND * i / antennas.size();
                readings.add(new Reading.Inventory(at, antennas.get(i).id(), heard(i + 1)));
            }
            now += ROUND;
        }
        return this;
    }

    private List<Answer> heard(int antenna) {
        List<Answer> heard = new ArrayList<>();
        for (TagId tag : lying.getOrDefault(antenna, List.of())) {
            if (chance.share() >= miss) {
                heard.add(new Answer(tag, OptionalInt.of(-45 - chance.below(20))));
            }
        }
        return heard;
    }

    public long now() {
        return now;
    }

    public List<Reading> readings() {
        return List.copyOf(readings);
    }

    /** A table in the middle of a hand, as a picture of it should show it. */
    public static Scans middleOfAHand() {
        Scans scans = new Scans(1, 0.02);
        scans.lay(1, "4C/1 9D/2").lay(2, "4C/2").lay(3, "9D/1 KS/1").lay(4, "TH/1");
        scans.lay(6, "QC/1").lay(7, "JK/3 3D/2");
        scans.lay(12, "3H/1 4H/1 5H/1 6H/2 7H/1 8H/1 9H/1 TH/2 JH/1 QH/1 KH/2");
        scans.lay(13, "3S/1 3C/2 3D/1 2H/1").lay(14, "9S/1 TS/1 JS/2 JK/1");
        scans.lay(20, "3C/1 4C/1 5C/1 6C/1 7C/2 8C/1").lay(21, "AD/1 AC/1 AS/2 2D/2");
        scans.lay(8, "8D/1").weigh(1, 52.3).weigh(2, 20.9).weigh(3, 20.8).pass(4_000);
        scans.lay(20, "9C/1").press("call", "E").weigh(1, 50.5).pass(1_500);
        scans.clear(3).say(new Reading.AntennaFault(scans.now(), 5, "detuned"));
        scans.say(new Reading.Unclear(scans.now(), 14, Reading.Cause.COLLISION));
        scans.lay(3, new TagId("E00401FFFFFFFFFF")).pass(1_000);
        scans.say(new Reading.SourceFault(scans.now(), "melds EW", "lost")).pass(2_000);
        return scans;
    }
}
