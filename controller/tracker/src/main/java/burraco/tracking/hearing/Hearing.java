package burraco.tracking.hearing;

import burraco.cards.Card;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.layout.Deck;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * From inventories to beliefs: for each card how likely it lies over which antenna. Misses, echoes
 * of neighbours and cards that are only carried past end here.
 *
 * <p>Antennas go by their index in the layout, cards by their index in {@link #cards}.
 */
public final class Hearing {
    public static final int UNKNOWN = -1;

    private final List<Card> cards;
    private final int[] indices = new int[Card.NUMBERS];
    private final Map<String, Integer> byTag = new HashMap<>();
    private final Map<Integer, Integer> byId = new HashMap<>();
    private final CardBelief[] beliefs;

    /** By antenna, the cards that have a trace there. */
    private final List<List<Integer>> known = new ArrayList<>();

    private final long[] heardAt;
    private final long[] looked;

    /** By antenna, whether it hears so badly that its silence says nothing. */
    private final boolean[] deaf;

    private final Acuity acuity = new Acuity();

    /** By antenna, how often it misses a card. */
    private final Misses[] misses;

    /** By antenna, whether cards come to it to stay, beside one another. */
    private final boolean[] still;

    /** What the antennas of the pile heard lately. */
    private final Looks looks = new Looks();

    private final boolean[] pile;
    private final Strangers strangers = new Strangers();
    private final List<Integer> changed = new ArrayList<>();
    private final List<Integer> heardNow = new ArrayList<>();
    private int lookedAt = -1;

    public Hearing(Layout layout, Deck deck) {
        cards = List.copyOf(deck.cards().values());
        Neighbours neighbours = new Neighbours(layout.antennas());
        misses = layout.antennas().stream().map(Misses::new).toArray(Misses[]::new);
        beliefs = new CardBelief[cards.size()];
        heardAt = new long[cards.size()];
        Arrays.fill(indices, UNKNOWN);
        for (int i = 0; i < cards.size(); i++) {
            indices[cards.get(i).number()] = i;
            byTag.put(deck.tag(cards.get(i)).hex(), i);
            beliefs[i] = new CardBelief(neighbours, misses);
            heardAt[i] = -1;
        }
        still = new boolean[layout.antennas().size()];
        pile = new boolean[still.length];
        for (LaidAntenna antenna : layout.antennas()) {
            still[known.size()] =
                    antenna.zone() instanceof Zone.Pile || antenna.zone() instanceof Zone.MeldSlot;
            pile[known.size()] = antenna.zone() instanceof Zone.Pile;
            byId.put(antenna.id(), known.size());
            known.add(new ArrayList<>());
        }
        looked = new long[known.size()];
        deaf = new boolean[known.size()];
    }

    /** All cards of the deck, in a fixed order. */
    public List<Card> cards() {
        return cards;
    }

    /** Whether it is a card of this deck. */
    public boolean knows(Card card) {
        return index(card) != UNKNOWN;
    }

    /** Its index; {@link #UNKNOWN} for a card that is none of this deck. */
    public int index(Card card) {
        return indices[card.number()];
    }

    /** Takes in what one antenna heard. */
    public void hear(Reading.Inventory inventory) {
        Integer antenna = byId.get(inventory.antenna());
        changed.clear();
        heardNow.clear();
        if (antenna == null) {
            return;
        }
        lookedAt = antenna;
        long at = inventory.at();
        looked[antenna] = at;
        List<Integer> here = known.get(antenna);
        for (Answer answer : inventory.answers()) {
            Integer card = byTag.get(answer.tag().hex());
            if (card == null) {
                strangers.heard(answer.tag(), inventory.antenna(), at);
            } else {
                heard(card, antenna, at, here);
            }
        }
        if (pile[antenna]) {
            looks.take(antenna, at, heardNow);
        }
        if (!deaf[antenna]) {
            missed(antenna, at, here);
        }
    }

    /**
     * The antenna is not trusted any more: its silence says nothing from now on, and said nothing
     * since it last heard each of its cards. What is believed of them changes with that.
     */
    public void distrust(int antenna, long at) {
        deaf[antenna] = true;
        changed.clear();
        heardNow.clear();
        for (int card : known.get(antenna)) {
            beliefs[card].forgive(antenna, at);
            changed.add(card);
        }
    }

    /** It hears well again: from now on its silence counts as ever. */
    public void trust(int antenna, long at) {
        deaf[antenna] = false;
        for (int card : known.get(antenna)) {
            Trace trace = beliefs[card].at(antenna);
            if (trace != null) {
                trace.forgive(at);
            }
        }
    }

    /** The cards of which the antenna knows something. */
    public List<Integer> known(int antenna) {
        return known.get(antenna);
    }

    private void heard(int card, int antenna, long at, List<Integer> here) {
        Trace trace = beliefs[card].at(antenna);
        if (trace == null) {
            if (!here.contains(card)) {
                here.add(card); // It may have been forgotten since the last look.
            }
        } else if (trace.last == at && trace.looked == at) {
            return; // Named twice in one answer.
        } else if (still[antenna]) {
            acuity.heardAgain(trace.run);
            misses[antenna].heardAgain(trace.run);
        }
        beliefs[card].heard(antenna, at);
        heardAt[card] = at;
        changed.add(card);
        heardNow.add(card);
    }

    private void missed(int antenna, long at, List<Integer> here) {
        for (int i = here.size() - 1; i >= 0; i--) {
            int card = here.get(i);
            Trace trace = beliefs[card].at(antenna);
            if (trace == null) {
                here.remove(i);
            } else if (trace.last != at) {
                beliefs[card].missed(antenna, at);
                changed.add(card);
            }
        }
    }

    /** The cards whose belief the last inventory changed. */
    public List<Integer> changed() {
        return changed;
    }

    /** The cards that the last inventory named. */
    public List<Integer> heardNow() {
        return heardNow;
    }

    /** The antenna that the last inventory was of. */
    public int lookedAt() {
        return lookedAt;
    }

    /** How unlikely the card's silence there had become when it was heard now. */
    public double silenceBefore(int card) {
        return beliefs[card].at(lookedAt).silenceBefore() * acuity.trust();
    }

    /** Whether the antenna had missed it several times when it heard it now. */
    public boolean heardAgain(int card) {
        return beliefs[card].at(lookedAt).heardAgain();
    }

    /** Everything that is believed of the card, antenna by antenna. */
    public List<Spot> spots(int card) {
        return beliefs[card].spots();
    }

    /** What the antennas of the pile heard lately, look by look. */
    public Looks looks() {
        return looks;
    }

    /** How likely the card is nowhere that is heard. */
    public double away(int card) {
        return beliefs[card].away();
    }

    /**
     * How unlikely the silence of a card is that should lie over the antenna: a logarithm, 0 where
     * it has just been heard; empty where the antenna knows nothing of it.
     */
    public Optional<Double> silence(int card, int antenna) {
        Trace trace = beliefs[card].at(antenna);
        return trace == null ? Optional.empty() : Optional.of(trace.silence() * acuity.trust());
    }

    /** The card has been taken from over this antenna, as is known from elsewhere. */
    public void taken(int card, int antenna, long at) {
        beliefs[card].taken(antenna, at);
    }

    /** When any antenna last heard the card; -1 where none ever has. */
    public long lastHeard(int card) {
        return heardAt[card];
    }

    /** When an antenna was last looked at to the end. */
    public long looked(int antenna) {
        return looked[antenna];
    }

    /** How much silence says by now, from 0 to 1. */
    public double trust() {
        return acuity.trust();
    }

    /** Tags that are no card of the deck and have been heard too often for an error. */
    public Strangers strangers() {
        return strangers;
    }
}
