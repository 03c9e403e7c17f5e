package burraco.tracking.deal;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.hal.Reading;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.tracking.Told;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Times;
import burraco.tracking.figures.People;
import burraco.tracking.picture.Picture;
import burraco.tracking.placing.PilePlaces;
import burraco.tracking.weighing.Weights;
import java.util.List;
import java.util.Optional;

/**
 * From the first card dealt to the first card faced, or until what was dealt is gathered again. All
 * that is known of the deal goes on record at once, when one or the other has happened.
 */
public final class Deal {
    private final Landings landings;
    private final Emptiness emptiness;
    private final Scales scales;
    private final TurnUp turnUp;
    private final Dealt dealt = new Dealt();
    private boolean dealerIsKnown;

    /** How a deal stands. */
    public enum State {
        GOES_ON,
        FACED,
        /** The cards have been gathered, and will be dealt again. */
        VOID
    }

    public Deal(Layout layout, Deck deck, Picture picture, Weights weights) {
        landings = new Landings(layout, deck);
        emptiness = new Emptiness(layout, picture, weights);
        scales = new Scales(layout, weights);
        turnUp = new TurnUp(picture, weights, landings, scales);
    }

    /** What came to whom in the last deal that was put on record. */
    public Dealt dealt() {
        return dealt;
    }

    /**
     * Another deal is awaited.
     *
     * @param dealerIsKnown whether somebody said who deals; else he is presumed, and the cards tell
     */
    public void begin(boolean dealerIsKnown, long now) {
        this.dealerIsKnown = dealerIsKnown;
        emptiness.begin(now);
        dealt.clear();
        forget();
    }

    /** Somebody says who deals: whatever the cards seem to tell. */
    public void dealerIsKnown() {
        dealerIsKnown = true;
    }

    private void forget() {
        landings.clear(emptiness.left());
        scales.clear();
    }

    public void hear(Reading.Inventory inventory) {
        landings.hear(inventory);
    }

    public void weigh(Reading.Weight weight) {
        scales.show(weight);
    }

    public Stage stage(long now) {
        return landings.lastCame()
                .map(last -> now - last < People.DEALER_RESTS ? Stage.GOES_ON : Stage.RESTS)
                .orElse(Stage.AWAITED);
    }

    /** Looks whether one or the other has happened. */
    public State look(Course course, long now) {
        scales.look(now);
        if (emptiness.lasts(now)) {
            boolean broken = landings.seats() > 1;
            if (broken) {
                brokenOff(course, now);
            }
            forget();
            scales.zero(now);
            return broken ? State.VOID : State.GOES_ON;
        }
        Optional<TurnUp.Faced> faced = turnUp.faced(now).filter(card -> !waits(card, course, now));
        faced.ifPresent(card -> turnUp.record(card, course, dealt, dealerIsKnown, now));
        return faced.isPresent() ? State.FACED : State.GOES_ON;
    }

    /** It may soon be clear where the card lies. */
    private boolean waits(TurnUp.Faced faced, Course course, long now) {
        return turnUp.lies(faced, course, dealerIsKnown, now) == PilePlaces.Lies.UNSURE;
    }

    private void brokenOff(Course course, long now) {
        List<Order.Heard> heard = landings.inFront();
        if (!dealerIsKnown && course.entries().isEmpty()) {
            course.dealtBy(new WhoDeals(heard).soFar(course.setting().dealer()).seat());
        }
        Seat first = course.setting().dealer().next();
        DealRecord record = new DealRecord(course, landings, dealt, now);
        if (new Order(first, heard).isWrongSoFar()) {
            record.untilWrong();
        } else {
            record.brokenOff();
        }
        redeal(course, now);
    }

    /**
     * Whether the cards have been gathered though nobody has played yet; then that is on record.
     * What the last look took for a card taken was the beginning of it.
     */
    public boolean isVoid(Course course, long now) {
        List<Entry> entries = course.entries();
        int taken = 0;
        while (taken < entries.size() && isTaking(entries.get(entries.size() - 1 - taken).act())) {
            taken++;
        }
        int faced = entries.size() - 1 - taken;
        boolean played = faced < 0 || !(entries.get(faced).act() instanceof Act.TurnUp);
        if (played || !emptiness.lasts(now)) {
            return false;
        }
        for (int i = 0; i < taken; i++) {
            course.withdraw(Told.Why.REFUTED, now);
        }
        redeal(course, now);
        return true;
    }

    private static boolean isTaking(Act act) {
        return act instanceof Act.Draw
                || act instanceof Act.Pickup
                || act instanceof Act.PutBack
                || act instanceof Act.TakePozzetto;
    }

    private void redeal(Course course, long now) {
        dealt.clear();
        new DealRecord(course, landings, dealt, now).take(new Act.Redeal(), Times.at(now));
    }
}
