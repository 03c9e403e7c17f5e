package burraco.tracking.deal;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.hal.Reading;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.course.WithdrawalReason;
import burraco.tracking.figures.HumanTimes;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.placing.PilePlaces;
import burraco.tracking.weighing.TableScales;
import java.util.List;
import java.util.Optional;

/**
 * Follows a deal from the first card until the first card of the pile is faced, or until the cards
 * are gathered again. Only then everything that is known of the deal is put on record.
 */
public final class DealTracker {
    private final Landings landings;
    private final EmptyTable emptiness;
    private final DealScales scales;
    private final EndOfDeal turnUp;
    private final DealtCards dealt = new DealtCards();
    private boolean dealerIsKnown;

    /** The state of a deal. */
    public enum State {
        GOES_ON,
        FACED,
        /** The cards have been gathered and will be dealt again. */
        VOID
    }

    public DealTracker(Layout layout, Deck deck, TablePicture picture, TableScales weights) {
        landings = new Landings(layout, deck);
        emptiness = new EmptyTable(layout, picture, weights);
        scales = new DealScales(layout, weights);
        turnUp = new EndOfDeal(picture, weights, landings, scales);
    }

    /** Which cards came to whom in the last deal that was put on record. */
    public DealtCards dealt() {
        return dealt;
    }

    /**
     * Waits for another deal.
     *
     * @param dealerIsKnown whether somebody has said who deals; otherwise the order of the cards
     *     decides
     */
    public void begin(boolean dealerIsKnown, long now) {
        this.dealerIsKnown = dealerIsKnown;
        emptiness.begin(now);
        dealt.clear();
        forget();
    }

    /** Records that somebody has said who deals, whatever the cards seem to show. */
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

    public DealStage stage(long now) {
        return landings.lastCame()
                .map(last ->
                        now - last < HumanTimes.DEALER_RESTS_MILLIS
                                ? DealStage.GOES_ON
                                : DealStage.RESTS)
                .orElse(DealStage.AWAITED);
    }

    /** Checks whether the deal has ended in one way or the other. */
    public State look(HandCourse course, long now) {
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
        Optional<EndOfDeal.Faced> faced =
                turnUp.faced(now).filter(card -> !waits(card, course, now));
        faced.ifPresent(card -> turnUp.record(card, course, dealt, dealerIsKnown, now));
        return faced.isPresent() ? State.FACED : State.GOES_ON;
    }

    /** Whether it may soon be clear where the faced card lies. */
    private boolean waits(EndOfDeal.Faced faced, HandCourse course, long now) {
        return turnUp.lies(faced, course, dealerIsKnown, now) == PilePlaces.Lies.UNSURE;
    }

    private void brokenOff(HandCourse course, long now) {
        List<DealOrder.Heard> heard = landings.inFront();
        if (!dealerIsKnown && course.entries().isEmpty()) {
            course.dealtBy(new DealerFinder(heard).soFar(course.setting().dealer()).seat());
        }
        Seat first = course.setting().dealer().next();
        DealRecord record = new DealRecord(course, landings, dealt, now);
        if (new DealOrder(first, heard).isWrongSoFar()) {
            record.untilWrong();
        } else {
            record.brokenOff();
        }
        redeal(course, now);
    }

    /**
     * Whether the cards have been gathered again before anybody has played; if so, that is put on
     * record. What was understood as drawn cards was the beginning of the gathering.
     */
    public boolean isVoid(HandCourse course, long now) {
        List<TrackedAct> entries = course.entries();
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
            course.withdraw(WithdrawalReason.REFUTED, now);
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

    private void redeal(HandCourse course, long now) {
        dealt.clear();
        new DealRecord(course, landings, dealt, now).take(new Act.Redeal(), ActTimes.at(now));
    }
}
