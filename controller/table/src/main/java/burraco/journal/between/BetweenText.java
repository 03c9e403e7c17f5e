package burraco.journal.between;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.journal.tape.Names;
import burraco.journal.tape.UnreadableException;
import burraco.table.state.ArbiterCall;
import burraco.table.state.BetweenHands;
import burraco.table.state.CountEntry;
import burraco.table.state.Digit;
import burraco.table.state.MatchSheet;
import burraco.table.state.Pauses;
import burraco.table.state.RoundClock;
import burraco.table.state.Troubles;
import burraco.tracking.weighing.ScaleKnowledge;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Writes and reads the state of a table between two hands, as text that a person can read. */
public final class BetweenText {
    /** The version of this format; a text with a higher version is refused. */
    private static final int VERSION = 1;

    private BetweenText() {}

    public static String of(BetweenHands between, Names names) {
        Facts facts = Facts.none();
        facts.put("version", VERSION);
        facts.put("now", between.now());
        facts.put("started", between.started());
        facts.put("dealer-is-known", between.dealerIsKnown());
        facts.put("asked", between.asked());
        facts.put("time-out-waits", between.timeOutWaits());
        round(facts, between.round());
        pauses(facts, between.pauses());
        troubles(facts, between.troubles());
        calling(facts, between.calling());
        entry(facts, between.entry());
        new AssignmentFacts(facts, names).put(between.assignments());
        learnt(facts, between.learnt());
        MatchFacts matches = new MatchFacts(facts, names);
        matches.put("match", between.match());
        between.before().ifPresent(match -> matches.put("before", match));
        return facts.text();
    }

    /**
     * Reads such a text.
     *
     * @throws UnreadableException if it is damaged, or if a later version wrote it
     */
    public static BetweenHands read(String text, Names names) {
        Facts facts = Facts.read(text);
        if (facts.number("version") > VERSION) {
            throw new UnreadableException("a later version of this program wrote it");
        }
        MatchFacts matches = new MatchFacts(facts, names);
        Optional<MatchSheet> before =
                facts.find("before").isPresent()
                        ? Optional.of(matches.get("before"))
                        : Optional.empty();
        return new BetweenHands(
                facts.number("now"),
                facts.is("started"),
                facts.is("dealer-is-known"),
                matches.get("match"),
                before,
                new RoundClock(
                        facts.maybeNumber("round.since"),
                        facts.number("round.length"),
                        facts.is("round.announced"),
                        facts.maybeNumber("round.ends")),
                pauses(facts),
                troubles(facts),
                facts.small("asked"),
                facts.is("time-out-waits"),
                calling(facts),
                entry(facts),
                new AssignmentFacts(facts, names).get(),
                learnt(facts));
    }

    private static void learnt(Facts facts, ScaleKnowledge learnt) {
        facts.put("tremble", learnt.tremble());
        int at = 0;
        for (var scale : learnt.scales().entrySet()) {
            String name = "scale." + at++;
            facts.put(name, scale.getKey());
            facts.put(name + ".zero", scale.getValue().zero());
            facts.put(name + ".card", scale.getValue().card());
            facts.put(name + ".shows", scale.getValue().shows());
        }
        at = 0;
        for (String source : learnt.lost()) {
            facts.put("lost." + at++, source);
        }
    }

    private static ScaleKnowledge learnt(Facts facts) {
        SortedMap<Integer, ScaleKnowledge.OfScale> scales = new TreeMap<>();
        for (String scale : facts.each("scale")) {
            scales.put(
                    facts.small(scale),
                    new ScaleKnowledge.OfScale(
                            facts.real(scale + ".zero"),
                            facts.real(scale + ".card"),
                            facts.real(scale + ".shows")));
        }
        SortedSet<String> lost = new TreeSet<>();
        facts.each("lost").forEach(name -> lost.add(facts.get(name)));
        return new ScaleKnowledge(facts.real("tremble"), scales, lost);
    }

    private static void round(Facts facts, RoundClock round) {
        facts.put("round.since", round.since());
        facts.put("round.length", round.length());
        facts.put("round.announced", round.announced());
        facts.put("round.ends", round.ends());
    }

    private static void pauses(Facts facts, Pauses pauses) {
        for (int i = 0; i < pauses.past().size(); i++) {
            facts.put("pause." + i, pauses.past().get(i).from());
            facts.put("pause." + i + ".to", pauses.past().get(i).to());
        }
        pauses.since().ifPresent(since -> facts.put("paused.since", since));
    }

    private static Pauses pauses(Facts facts) {
        List<Pauses.Pause> past = new ArrayList<>();
        for (String pause : facts.each("pause")) {
            past.add(new Pauses.Pause(facts.number(pause), facts.number(pause + ".to")));
        }
        Optional<Long> since = facts.find("paused.since").map(_ -> facts.number("paused.since"));
        return new Pauses(past, since);
    }

    private static void calling(Facts facts, List<ArbiterCall> calling) {
        for (int i = 0; i < calling.size(); i++) {
            facts.put("calling." + i, calling.get(i).seat().toString());
            facts.put("calling." + i + ".since", calling.get(i).since());
        }
    }

    /** The seats that are calling the arbiter. Journals of earlier versions do not contain them. */
    private static List<ArbiterCall> calling(Facts facts) {
        return facts.each("calling").stream()
                .map(one -> new ArbiterCall(seat(facts.get(one)), facts.number(one + ".since")))
                .toList();
    }

    private static void entry(Facts facts, Optional<CountEntry> entered) {
        entered.ifPresent(entry -> {
            facts.put("entry", entry.line().name());
            facts.put("entry.match", entry.match());
            facts.put("entry.hand", entry.hand());
            entry.by().ifPresent(seat -> facts.put("entry.by", seat));
            facts.put("entry.points", entry.points());
            facts.put("entry.digit", entry.digit().name());
            facts.put("entry.back", entry.back());
            facts.put("entry.total", entry.total());
            facts.put("entry.again", entry.again());
            facts.put("entry.pressed", entry.pressed());
        });
    }

    /** The count that is being entered. Journals of earlier versions do not contain it. */
    private static Optional<CountEntry> entry(Facts facts) {
        return facts.find("entry")
                .map(line ->
                        new CountEntry(
                                facts.small("entry.match"),
                                facts.small("entry.hand"),
                                facts.one(Line.class, "entry"),
                                facts.find("entry.by").map(BetweenText::seat),
                                facts.small("entry.points"),
                                facts.one(Digit.class, "entry.digit"),
                                facts.is("entry.back"),
                                facts.maybeSmall("entry.total"),
                                facts.is("entry.again"),
                                facts.number("entry.pressed")));
    }

    private static void troubles(Facts facts, Troubles troubles) {
        for (int i = 0; i < troubles.list().size(); i++) {
            Troubles.Trouble trouble = troubles.list().get(i);
            facts.put("trouble." + i, trouble.part());
            facts.put("trouble." + i + ".detail", trouble.detail());
            facts.put("trouble." + i + ".since", trouble.since());
        }
    }

    private static Troubles troubles(Facts facts) {
        List<Troubles.Trouble> all = new ArrayList<>();
        for (String trouble : facts.each("trouble")) {
            all.add(
                    new Troubles.Trouble(
                            facts.get(trouble),
                            facts.get(trouble + ".detail"),
                            facts.number(trouble + ".since")));
        }
        return new Troubles(all);
    }

    static Seat seat(String letter) {
        for (Seat seat : Seat.values()) {
            if (seat.toString().equals(letter)) {
                return seat;
            }
        }
        throw new UnreadableException("no seat is called " + letter);
    }
}
