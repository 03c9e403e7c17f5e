package burraco.play.enrolling;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.hal.Area;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.VirtualTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A simulated person who enrols a deck as instructed, with an occasional mistake: a card that is
 * enrolled already, a wrong card, or two cards stuck together. He notices a wrong card when he
 * holds it again.
 */
public final class Enroller {
    private static final double SLIP_SHARE = 0.03;

    /** After this many refusals in a row he gives up. */
    private static final int PATIENCE = 8;

    /** The distance of two cards that stick together, in cm. */
    private static final double STUCK_CM = 0.3;

    private final PracticeDeck cards;
    private final Area area;
    private final Chance chance;
    private final OneHand hand;
    private final List<Card> enrolled = new ArrayList<>();
    private final Set<Card> unheard = new HashSet<>();

    /** Whether the card that he laid is another one than he believes. */
    private boolean wrong;

    /** Whether he took another card by mistake, which he notices with the next message. */
    private boolean slip;

    private int refused;

    /** Whether he has noticed a mistake and is about to undo it. */
    private boolean regrets;

    public Enroller(
            VirtualTable table,
            PracticeDeck cards,
            Area area,
            Chance chance,
            Consumer<String> keyboard) {
        this.cards = cards;
        this.area = area;
        this.chance = chance.stream("enroller");
        hand = new OneHand(table, this.chance, keyboard);
        cards.killTheDead(table);
    }

    /** He is asked for this card. */
    public void asked(Card card) {
        if (regrets) {
            return;
        }
        hand.takeAll();
        slip = false;
        hand.pause(700);
        wrong = false;
        double share = chance.share();
        if (share < SLIP_SHARE && !enrolled.isEmpty()) {
            slip = true;
            lay(enrolled.get(chance.below(enrolled.size())), 0);
        } else if (share < 2 * SLIP_SHARE) {
            Card other = any();
            wrong = other != card;
            slip = wrong;
            lay(other, 0);
        } else if (share < 3 * SLIP_SHARE && !cards.isDead(card)) {
            lay(card, 0);
            Card other = any();
            if (other != card) {
                lay(other, STUCK_CM);
            }
        } else {
            lay(card, 0);
        }
    }

    private void lay(Card card, double off) {
        hand.lay(cards.tag(card), area, off, off);
    }

    /** Any card whose tag answers. */
    private Card any() {
        List<Card> all = new ArrayList<>();
        Cards.FULL_DECK.forEach(all::add);
        all.removeIf(cards::isDead);
        return all.get(chance.below(all.size()));
    }

    /** He is told that the card is enrolled. */
    public void taken(Card card) {
        refused = 0;
        hand.pause(500);
        if (wrong) {
            hand.pause(800);
            regrets = true;
            hand.type("b");
        } else {
            enrolled.add(card);
        }
        hand.takeAll();
    }

    /** It is not: he has to lay it again. */
    public void undone(Card card) {
        regrets = false;
        enrolled.remove(card);
    }

    /** He is told that the tag belongs to that card, but he has laid the right one. */
    public void already(Card card) {
        if (!slip && hand.lying().size() == 1) {
            hand.pause(2_000);
            hand.type("w");
        }
        refused();
    }

    /** He is told this before anything else. */
    public void takeAway() {
        hand.pause(500);
        hand.takeAll();
    }

    /** What lies there is not taken. */
    public void refused() {
        takeAway();
        if (++refused == PATIENCE) {
            hand.type("q");
        }
    }

    /** If nothing is heard he tries once more; then the tag is dead, and he takes a spare card. */
    public void nothingHeard(Card card) {
        hand.pause(1_000);
        hand.takeAll();
        boolean again = unheard.add(card) && !cards.isDead(card);
        if (!again) {
            cards.useSpare(card);
            if (chance.below(2) == 0) {
                hand.type("s");
                return;
            }
            hand.pause(5_000);
        }
        lay(card, 0);
    }
}
