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
 * Turns inventories of tags into beliefs: for each card, how likely it lies over which antenna.
 * Handles missed reads, echoes at neighbouring antennas and cards that are only carried past.
 *
 * <p>Antennas are addressed by their index in the layout, cards by their index in {@link #cards}.
 */
public final class Hearing {
    public static final int UNKNOWN = -1;

    private final List<Card> cards;
    private final int[] indices = new int[Card.NUMBERS];
    private final Map<String, Integer> byTag = new HashMap<>();
    private final Map<Integer, Integer> byId = new HashMap<>();
    private final CardBelief[] beliefs;

    /** By antenna, the cards that it has heard and not forgotten. */
    private final List<List<Integer>> known = new ArrayList<>();

    private final long[] heardAt;
    private final long[] looked;

    /** By antenna, whether it hears so badly that its silence is ignored. */
    private final boolean[] deaf;

    private final TableMissRate acuity = new TableMissRate();

    /** By antenna, how often it misses a card. */
    private final AntennaMissRate[] misses;

    /** By antenna, whether cards are put there to stay, side by side. */
    private final boolean[] still;

    /** What the antennas of the pile heard lately. */
    private final RecentLooks looks = new RecentLooks();

    private final boolean[] pile;
    private final UnknownTags strangers = new UnknownTags();
    private final List<Integer> changed = new ArrayList<>();
    private final List<Integer> heardNow = new ArrayList<>();
    private int lookedAt = -1;

    public Hearing(Layout layout, Deck deck) {
        cards = List.copyOf(deck.cards().values());
        Neighbours neighbours = new Neighbours(layout.antennas());
        misses =
                layout.antennas().stream()
                        .map(AntennaMissRate::new)
                        .toArray(AntennaMissRate[]::new);
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

    /** Whether the card belongs to this deck. */
    public boolean knows(Card card) {
        return index(card) != UNKNOWN;
    }

    /** The card's index, or {@link #UNKNOWN} if it does not belong to this deck. */
    public int index(Card card) {
        return indices[card.number()];
    }

    /** Takes in one inventory of one antenna. */
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
     * Stops trusting the antenna. Its silence is ignored from now on, and also back to the last
     * time it heard each of its cards; the beliefs about those cards change accordingly.
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

    /** Trusts the antenna again: from now on its silence counts. */
    public void trust(int antenna, long at) {
        deaf[antenna] = false;
        for (int card : known.get(antenna)) {
            CardTrace trace = beliefs[card].at(antenna);
            if (trace != null) {
                trace.forgive(at);
            }
        }
    }

    /** The cards that the antenna has heard and not forgotten. */
    public List<Integer> known(int antenna) {
        return known.get(antenna);
    }

    private void heard(int card, int antenna, long at, List<Integer> here) {
        CardTrace trace = beliefs[card].at(antenna);
        if (trace == null) {
            if (!here.contains(card)) {
                here.add(card); // The card may have been forgotten since the last look.
            }
        } else if (trace.last == at && trace.looked == at) {
            return; // The tag was named twice in one inventory.
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
            CardTrace trace = beliefs[card].at(antenna);
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

    /** Index of the antenna of the last inventory. */
    public int lookedAt() {
        return lookedAt;
    }

    /**
     * How unlikely the card's silence at the antenna had become before the last inventory named it:
     * a logarithm.
     */
    public double silenceBefore(int card) {
        return beliefs[card].at(lookedAt).silenceBefore() * acuity.trust();
    }

    /** Whether the antenna had missed the card several times before the last inventory named it. */
    public boolean heardAgain(int card) {
        return beliefs[card].at(lookedAt).heardAgain();
    }

    /** What is believed of the card, antenna by antenna. */
    public List<AntennaBelief> spots(int card) {
        return beliefs[card].spots();
    }

    /** What the antennas of the pile heard lately, look by look. */
    public RecentLooks looks() {
        return looks;
    }

    /** Probability that no antenna can hear the card. */
    public double away(int card) {
        return beliefs[card].away();
    }

    /**
     * How unlikely the card's silence is if it lies over the antenna: a logarithm, 0 if it has just
     * been heard; empty if the antenna has not heard it.
     */
    public Optional<Double> silence(int card, int antenna) {
        CardTrace trace = beliefs[card].at(antenna);
        return trace == null ? Optional.empty() : Optional.of(trace.silence() * acuity.trust());
    }

    /** Records that the card has been taken from this antenna, as is known from other evidence. */
    public void taken(int card, int antenna, long at) {
        beliefs[card].taken(antenna, at);
    }

    /** When any antenna last heard the card, or -1. */
    public long lastHeard(int card) {
        return heardAt[card];
    }

    /** When the antenna completed its last inventory. */
    public long looked(int antenna) {
        return looked[antenna];
    }

    /** How much a silence proves at this table, from 0 to 1. */
    public double trust() {
        return acuity.trust();
    }

    /** Tags that do not belong to the deck and were heard too often to be reading errors. */
    public UnknownTags strangers() {
        return strangers;
    }
}
