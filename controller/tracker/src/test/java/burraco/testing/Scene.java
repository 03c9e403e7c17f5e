package burraco.testing;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Zone;
import burraco.play.evening.Casting;
import burraco.play.evening.Deed;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.play.evening.Script;
import burraco.play.evening.Truth;
import burraco.tracking.Tracker;
import burraco.tracking.event.TrackerEvent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A hand dealt by virtual people, W to play; from there on a test says where cards lie, and the
 * antennas hear exactly that, four times a second.
 */
public final class Scene {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final double CARD = 1.9;
    private static final long LOOK = 250;

    private final Tracker tracker = new Tracker(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
    private final List<TrackerEvent> told = new ArrayList<>();
    private final Map<Card, Zone> lying = new LinkedHashMap<>();
    private final Map<Integer, Double> grams = new LinkedHashMap<>();

    /** What the antennas under the stock and the pozzetti hear. */
    private final Map<Integer, List<Answer>> stacks = new LinkedHashMap<>();

    private final Function<Reading, List<TrackerEvent>> listener;
    private Hand dealt;
    private boolean hand;
    private long now;

    public Scene() {
        listener = tracker::take;
        begin();
    }

    /** With another listener, which keeps what the tracker recognises. */
    public Scene(Consumer<Reading> other) {
        listener =
                reading -> {
                    other.accept(reading);
                    return List.of();
                };
        begin();
    }

    private void begin() {
        Casting casting = new Casting(3, TABLE.layout().rules(), 8, List.of());
        Script whole = casting.script(0, 0, Seat.SOUTH);
        List<Deed> deal = new ArrayList<>();
        for (Deed deed : whole.deeds()) {
            deal.add(deed);
            if (deed.act() instanceof Act.TurnUp) {
                break;
            }
        }
        dealt = deal.getLast().after();
        Script script = new Script(deal, Optional.empty(), false);
        List<Reading> readings = new ArrayList<>();
        Truth truth =
                new Evening(
                                TABLE.layout(),
                                TABLE.deck(),
                                Noise.QUIET,
                                Manners.USUAL,
                                new Chance(3).stream("scene"),
                                readings::add)
                        .play(script, "a scene");
        long faced = truth.times().getLast().complete();
        for (Reading reading : readings) {
            if (reading.at() <= faced) {
                give(reading);
            }
        }
        lying.put(dealt.pile().top(), pile());
        scan(2_000);
    }

    public static Zone pile() {
        return TABLE.layout().antennas().stream()
                .map(LaidAntenna::zone)
                .filter(Zone.Pile.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    public static Zone slot(Line line, int number) {
        return new Zone.MeldSlot(line, number);
    }

    /** The card of this number in the fan that a player was dealt. */
    public Card ofFan(Seat seat, int number) {
        return dealt.fan(seat).known().list().get(number);
    }

    /** The card that was faced after the deal. */
    public Card faced() {
        return dealt.pile().top();
    }

    private void give(Reading reading) {
        now = reading.at();
        if (reading instanceof Reading.Weight weight) {
            grams.put(weight.scale(), weight.grams());
        }
        if (reading instanceof Reading.Inventory(_, var antenna, var answers)
                && isStack(antenna)
                && !answers.isEmpty()) {
            stacks.put(antenna, answers.subList(0, 1));
        }
        told.addAll(listener.apply(reading));
    }

    private static boolean isStack(int antenna) {
        return TABLE.layout().antennas().stream()
                .filter(one -> one.id() == antenna)
                .map(LaidAntenna::zone)
                .anyMatch(zone -> zone instanceof Zone.Stock || zone instanceof Zone.Pozzetto);
    }

    public Scene lay(Card card, Zone zone) {
        lying.put(card, zone);
        return this;
    }

    public Scene take(Card card) {
        lying.remove(card);
        return this;
    }

    /** A hand lies on the pile, through which nothing is heard, or goes away again. */
    public Scene handOnPile(boolean there) {
        hand = there;
        return this;
    }

    /** This many cards more, or fewer, lie on the stock, and this many grams of a hand. */
    public Scene stock(int cards, double leaning) {
        LaidScale scale =
                TABLE.layout().scales().stream()
                        .filter(one -> one.zone() instanceof Zone.Stock)
                        .findFirst()
                        .orElseThrow();
        double weight = grams.get(scale.id()) + cards * CARD;
        give(new Reading.Weight(now, scale.id(), weight + leaning));
        grams.put(scale.id(), weight);
        return this;
    }

    /** Time goes on, and all antennas look again and again. */
    public Scene scan(long millis) {
        long until = now + millis;
        while (now < until) {
            long step = now + LOOK;
            for (LaidAntenna antenna : TABLE.layout().antennas()) {
                boolean hidden = hand && antenna.zone() instanceof Zone.Pile;
                List<Answer> heard = new ArrayList<>(stacks.getOrDefault(antenna.id(), List.of()));
                lying.forEach((card, zone) -> {
                    if (!hidden && zone.equals(antenna.zone()) && isFirst(antenna)) {
                        heard.add(Answer.of(TABLE.deck().tag(card)));
                    }
                });
                told.addAll(listener.apply(new Reading.Inventory(step, antenna.id(), heard)));
            }
            now = step;
        }
        return this;
    }

    /** Of several antennas under one place, cards lie over the first. */
    private static boolean isFirst(LaidAntenna antenna) {
        for (LaidAntenna other : TABLE.layout().antennas()) {
            if (other.zone().equals(antenna.zone())) {
                return other.id() == antenna.id();
            }
        }
        return false;
    }

    /** How late it is. */
    public long now() {
        return now;
    }

    public List<TrackerEvent> told() {
        return told;
    }

    /** The acts on record behind the deal, as the record has them. */
    public List<String> acts() {
        List<String> lines = tracker.record().lines().toList();
        int faced = 0;
        while (!lines.get(faced).startsWith("turnup")) {
            faced++;
        }
        return lines.subList(faced + 1, lines.size());
    }
}
