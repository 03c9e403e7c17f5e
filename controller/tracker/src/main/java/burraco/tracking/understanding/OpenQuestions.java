package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.engine.act.Act;
import burraco.layout.Zone;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.event.TrackerEvent;
import burraco.tracking.picture.TablePicture;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Collects what cannot be told from the readings; each question is reported once. */
final class OpenQuestions {
    private final HandCourse course;
    private final TablePicture picture;
    private final List<TrackerEvent> doubts = new ArrayList<>();
    private final List<TrackerEvent.Unsure> notUnderstood = new ArrayList<>();
    private final Set<List<Card>> doubted = new HashSet<>();
    private final Set<List<Card>> supposed = new HashSet<>();

    OpenQuestions(HandCourse course, TablePicture picture) {
        this.course = course;
        this.picture = picture;
    }

    /** Whether the act would be lawful with one more card, which may lie there unheard. */
    boolean oneCardShort(TrackedAct entry, long now) {
        if (doubted.contains(entry.cards())) {
            return true;
        }
        for (Card card : picture.cards()) {
            boolean hidden =
                    !entry.before().lying().containsKey(card) && picture.sure(card).isEmpty();
            if (hidden && isLawfulWith(entry, card)) {
                doubted.add(entry.cards());
                notHeard(entry, entry.cards(), now);
                return true;
            }
        }
        return false;
    }

    private boolean isLawfulWith(TrackedAct entry, Card card) {
        List<CardName> more = new ArrayList<>();
        more.add(CardName.of(card));
        entry.cards().forEach(one -> more.add(CardName.of(one)));
        Act act =
                switch (entry.act()) {
                    case Act.Open open -> new Act.Open(open.seat(), more, open.as());
                    case Act.Tie tie -> new Act.Tie(tie.seat(), tie.meld(), more);
                    case Act other -> other;
                };
        return course.imagine(
                        entry.before(), act, entry.slot(), false, ActTimes.at(entry.decided()))
                .filter(imagined -> !imagined.ruled())
                .isPresent();
    }

    /**
     * Reports that the act makes sense only with a card that nobody hears, and that it may be
     * another card than the supposed one.
     */
    void notHeard(TrackedAct entry, List<Card> heard, long now) {
        if (supposed.add(heard)) {
            tell(entry, heard, now);
        }
    }

    private void tell(TrackedAct entry, List<Card> heard, long now) {
        String zone = entry.slot().map(OpenQuestions::words).orElse(words(TablePicture.PILE));
        doubts.add(
                new TrackerEvent.Unsure(
                        TrackerEvent.Doubt.CARD_NOT_HEARD,
                        Optional.of(entry.before().open().acting()),
                        heard,
                        List.of(zone),
                        true,
                        now));
    }

    /** Reports something on the table that no act explains. */
    void notUnderstood(List<Card> cards, List<String> zones, long now) {
        TrackerEvent.Unsure unsure =
                new TrackerEvent.Unsure(
                        TrackerEvent.Doubt.NOT_UNDERSTOOD,
                        Optional.of(course.open().acting()),
                        cards,
                        zones,
                        true,
                        now);
        doubts.add(unsure);
        notUnderstood.add(unsure);
    }

    /** Asks people whether the player broke a rule. */
    TrackerEvent.Unsure perhapsAFault(TrackedAct entry, long now) {
        String zone = entry.slot().map(OpenQuestions::words).orElse(words(zone(entry.act())));
        TrackerEvent.Unsure unsure =
                new TrackerEvent.Unsure(
                        TrackerEvent.Doubt.PERHAPS_A_FAULT,
                        Optional.of(((Act.OfSeat) entry.act()).seat()),
                        entry.cards(),
                        List.of(zone),
                        true,
                        now);
        doubts.add(unsure);
        return unsure;
    }

    private static Zone zone(Act act) {
        return switch (act) {
            case Act.Draw _ -> new Zone.Stock();
            case Act.TakePozzetto take -> new Zone.Pozzetto(take.number().orElse(1));
            case Act _ -> TablePicture.PILE;
        };
    }

    /** Reports that a question need not be answered any more. */
    void settled(TrackerEvent.Unsure unsure, TrackedAct entry, long now) {
        doubts.add(new TrackerEvent.Resolved(entry.text(), List.of(unsure), now));
    }

    /** Reports that the hand goes on from what lies on the table, whatever happened before. */
    void understoodAgain(TrackedAct found, long now) {
        if (!notUnderstood.isEmpty()) {
            doubts.add(new TrackerEvent.Resolved(found.text(), notUnderstood, now));
            notUnderstood.clear();
        }
    }

    static String words(Zone zone) {
        return switch (zone) {
            case Zone.Stock _ -> "stock";
            case Zone.Pile _ -> "pile";
            case Zone.Pozzetto pozzetto -> "pozzetto " + pozzetto.number();
            case Zone.OfSeat place -> "seat " + place.seat();
            case Zone.MeldSlot slot -> slot.line() + " slot " + slot.slot();
        };
    }

    /** The events since the last call. */
    List<TrackerEvent> take() {
        List<TrackerEvent> taken = List.copyOf(doubts);
        doubts.clear();
        return taken;
    }
}
