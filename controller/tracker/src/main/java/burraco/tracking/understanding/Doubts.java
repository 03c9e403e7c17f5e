package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.engine.act.Act;
import burraco.layout.Zone;
import burraco.tracking.Told;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Times;
import burraco.tracking.picture.Picture;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What cannot be told from what is heard, each told once. */
final class Doubts {
    private final Course course;
    private final Picture picture;
    private final List<Told> doubts = new ArrayList<>();
    private final List<Told.Unsure> notUnderstood = new ArrayList<>();
    private final Set<List<Card>> doubted = new HashSet<>();
    private final Set<List<Card>> supposed = new HashSet<>();

    Doubts(Course course, Picture picture) {
        this.course = course;
        this.picture = picture;
    }

    /** Whether it would be lawful with one card more, which may lie there and not be heard. */
    boolean oneCardShort(Entry entry, long now) {
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

    private boolean isLawfulWith(Entry entry, Card card) {
        List<CardName> more = new ArrayList<>();
        more.add(CardName.of(card));
        entry.cards().forEach(one -> more.add(CardName.of(one)));
        Act act =
                switch (entry.act()) {
                    case Act.Open open -> new Act.Open(open.seat(), more, open.as());
                    case Act.Tie tie -> new Act.Tie(tie.seat(), tie.meld(), more);
                    case Act other -> other;
                };
        return course.imagine(entry.before(), act, entry.slot(), false, Times.at(entry.decided()))
                .filter(imagined -> !imagined.ruled())
                .isPresent();
    }

    /** What was done makes sense with a card that nobody hears, and perhaps it is another one. */
    void notHeard(Entry entry, List<Card> heard, long now) {
        if (supposed.add(heard)) {
            tell(entry, heard, now);
        }
    }

    private void tell(Entry entry, List<Card> heard, long now) {
        String zone = entry.slot().map(Doubts::words).orElse(words(Picture.PILE));
        doubts.add(
                new Told.Unsure(
                        Told.Doubt.CARD_NOT_HEARD,
                        Optional.of(entry.before().open().acting()),
                        heard,
                        List.of(zone),
                        true,
                        now));
    }

    /** Something lies there, or has gone, that no act explains. */
    void notUnderstood(List<Card> cards, List<String> zones, long now) {
        Told.Unsure unsure =
                new Told.Unsure(
                        Told.Doubt.NOT_UNDERSTOOD,
                        Optional.of(course.open().acting()),
                        cards,
                        zones,
                        true,
                        now);
        doubts.add(unsure);
        notUnderstood.add(unsure);
    }

    /** Perhaps he did wrong, and only people can tell. */
    Told.Unsure perhapsAFault(Entry entry, long now) {
        String zone = entry.slot().map(Doubts::words).orElse(words(zone(entry.act())));
        Told.Unsure unsure =
                new Told.Unsure(
                        Told.Doubt.PERHAPS_A_FAULT,
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
            case Act _ -> Picture.PILE;
        };
    }

    /** Nobody needs to say anything to that any more. */
    void settled(Told.Unsure unsure, Entry entry, long now) {
        doubts.add(new Told.Resolved(entry.text(), List.of(unsure), now));
    }

    /** The hand goes on from what lies there, whatever it was. */
    void understoodAgain(Entry found, long now) {
        if (!notUnderstood.isEmpty()) {
            doubts.add(new Told.Resolved(found.text(), notUnderstood, now));
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

    /** Those since this was asked last. */
    List<Told> take() {
        List<Told> taken = List.copyOf(doubts);
        doubts.clear();
        return taken;
    }
}
