package burraco.cli.replay;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.film.Trail;
import burraco.film.Trail.Where;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.tracking.course.HandPosition;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.hearing.AntennaBelief;
import burraco.tracking.hearing.Hearing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Records what the antennas hear of one card, and where the tracker believes it to be. */
final class CardFollower {
    /** Below this probability that the card lies there, not hearing it is not shown as a miss. */
    private static final double THINKABLE = 0.02;

    /** Smaller changes would not be visible in the plot. */
    private static final double CHANGE = 0.005;

    private final Card card;
    private final TagId tag;
    private final Layout layout;

    /** By index in the layout. */
    private final SortedMap<Integer, Lane> lanes = new TreeMap<>();

    private final List<Trail.Stay> stays = new ArrayList<>();
    private final List<Trail.Deed> deeds = new ArrayList<>();

    private static final class Lane {
        private final List<Trail.Belief> beliefs = new ArrayList<>();
        private final List<Trail.Look> looks = new ArrayList<>();
        private double share;

        void believe(long at, double now) {
            if (StrictMath.abs(now - share) >= CHANGE) {
                beliefs.add(new Trail.Belief(at, now));
                share = now;
            }
        }
    }

    CardFollower(Card card, TagId tag, Layout layout) {
        this.card = card;
        this.tag = tag;
        this.layout = layout;
    }

    boolean wasHeard() {
        return !lanes.isEmpty();
    }

    // What is heard

    /** Takes an inventory after the hearing has processed it. */
    void look(int antenna, Reading.Inventory inventory, Hearing hearing) {
        boolean heard = inventory.answers().stream().map(Answer::tag).anyMatch(tag::equals);
        if (heard) {
            Lane here = lanes.computeIfAbsent(antenna, _ -> new Lane());
            here.looks.add(new Trail.Look(inventory.at(), Trail.What.HEARD));
        } else {
            silent(antenna, inventory.at(), Trail.What.MISSED);
        }
        if (hearing.changed().contains(hearing.index(card))) {
            List<AntennaBelief> spots = hearing.spots(hearing.index(card));
            lanes.forEach((index, lane) -> lane.believe(inventory.at(), share(spots, index)));
        }
    }

    void unclear(int antenna, long at) {
        silent(antenna, at, Trail.What.UNCLEAR);
    }

    private void silent(int antenna, long at, Trail.What what) {
        Lane here = lanes.get(antenna);
        if (here != null && here.share >= THINKABLE) {
            here.looks.add(new Trail.Look(at, what));
        }
    }

    private static double share(List<AntennaBelief> spots, int antenna) {
        return spots.stream()
                .filter(spot -> spot.antenna() == antenna)
                .mapToDouble(AntennaBelief::atRest)
                .findFirst()
                .orElse(0);
    }

    // What the table makes of it

    /** Takes the final version of a hand, which lasts until its cards were gathered. */
    void hand(ReplayedHand hand, long end) {
        Optional<Where> where = Optional.empty();
        long since = 0;
        for (TrackedAct act : hand.acts().values()) {
            Optional<Where> after = where(act.after());
            if (!after.equals(where)) {
                long from = since;
                where.ifPresent(there -> stay(from, act.since(), there));
                since = act.since();
            }
            if (act.cards().contains(card) || !after.equals(where)) {
                deeds.add(new Trail.Deed(act.since(), act.decided(), act.text()));
            }
            where = after;
        }
        long from = since;
        where.ifPresent(there -> stay(from, end, there));
    }

    /** Sorted by time: an act that is recognised late may precede the act before it. */
    private void stay(long from, long to, Where where) {
        long begin = stays.isEmpty() ? from : Math.max(from, stays.getLast().to());
        if (begin < to) {
            stays.add(new Trail.Stay(begin, to, where));
        }
    }

    private Optional<Where> where(HandPosition position) {
        Zone lying = position.lying().get(card);
        if (lying != null) {
            return Optional.of(new Where.Lying(lying));
        }
        for (Seat seat : Seat.values()) {
            if (position.all().fan(seat).known().has(card)) {
                return Optional.of(new Where.Fan(seat));
            }
        }
        return Optional.empty();
    }

    Trail trail() {
        List<Trail.Lane> all = new ArrayList<>();
        lanes.forEach((index, lane) -> {
            LaidAntenna antenna = layout.antennas().get(index);
            all.add(new Trail.Lane(antenna, lane.beliefs, lane.looks));
        });
        return new Trail(card, all, stays, deeds);
    }
}
