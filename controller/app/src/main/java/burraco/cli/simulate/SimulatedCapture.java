package burraco.cli.simulate;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.play.evening.Casting;
import burraco.play.evening.Evening;
import burraco.play.evening.Habit;
import burraco.play.evening.Habits;
import burraco.play.evening.Manners;
import burraco.play.evening.Script;
import burraco.play.evening.Strangers;
import burraco.play.evening.Truth;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The hands of one simulated capture, played in a row by the same people. They depend only on the
 * options and on the number of the first hand.
 *
 * @param first the number of the first hand, from 0
 * @param layout the table on which they are played
 * @param strangers the people, if they are strangers
 */
record SimulatedCapture(
        SimulateOptions options,
        int first,
        List<Script> scripts,
        Layout layout,
        Optional<Strangers> strangers) {
    /**
     * A hand that was played.
     *
     * @param until when its cards were gathered
     * @param habits what people did by habit, and how often
     */
    record Played(Script script, Truth truth, long until, Map<Habit, Integer> habits) {}

    static SimulatedCapture of(SimulateOptions options, Casting casting, int first) {
        List<Script> scripts = new ArrayList<>();
        boolean lawful = options.cases().isEmpty();
        // Mischief is done in hands that S deals; in lawful hands the dealer changes.
        Seat dealer = lawful ? Seat.values()[first & 3] : Seat.SOUTH;
        int dealtByS = first / options.perCapture() * Math.ceilDiv(options.perCapture(), 4);
        int last = Math.min(options.hands(), first + options.perCapture());
        for (int hand = first; hand < last; hand++) {
            Script script = casting.script(hand, dealtByS, dealer);
            scripts.add(options.acts().map(script::beginning).orElse(script));
            dealtByS += dealer == Seat.SOUTH ? 1 : 0;
            dealer = dealer.next();
        }
        Optional<Strangers> strangers = strangers(options, first);
        Layout table = strangers.map(Strangers::layout).orElse(options.layout());
        return new SimulatedCapture(
                options, first, List.copyOf(scripts), layout(table, scripts), strangers);
    }

    private static Optional<Strangers> strangers(SimulateOptions options, int first) {
        return switch (options.people()) {
            case USUAL, ANY -> Optional.empty();
            case STRANGERS -> {
                Chance chance = chance(options, first).stream("strangers");
                yield Optional.of(Strangers.of(options.layout(), options.ownTable(), chance));
            }
        };
    }

    private static Chance chance(SimulateOptions options, int first) {
        return new Chance(options.seed()).stream("evening " + first);
    }

    private static Layout layout(Layout table, List<Script> scripts) {
        MatchInfo match = table.match();
        boolean onCall = scripts.stream().anyMatch(Script::onCall);
        boolean timed = scripts.stream().anyMatch(script -> script.start().setting().timed());
        // The arbiter ends the round, always before its own end.
        Duration round = Duration.ofHours(Math.max(1, scripts.size()));
        return table.with(new MatchInfo(match.hands(), match.teams(), round, timed, onCall));
    }

    Seat dealer() {
        return scripts.getFirst().dealer();
    }

    /** Receives readings and hands while they are processed. */
    interface Audience {
        void hear(Reading reading);

        /** A hand has been played and its cards have been gathered. */
        void played(Played hand);
    }

    /** Plays the hands and passes the readings to the audience. */
    List<Played> play(Audience audience) {
        Chance chance = chance(options, first);
        Manners people =
                switch (options.people()) {
                    case USUAL -> Manners.USUAL;
                    case ANY -> Manners.some(chance.stream("manners"));
                    case STRANGERS -> strangers.orElseThrow().manners();
                };
        people = people.with(people.habits().with(Habits.often(options.habits())));
        Manners manners = layout.match().turnTimes() ? people.hurried() : people;
        Evening evening =
                new Evening(layout, options.deck(), noise(), manners, chance, audience::hear);
        evening.order(options.breakdowns());
        List<Played> played = new ArrayList<>();
        for (Script script : scripts) {
            String remark = remark(script, first + played.size());
            Truth truth =
                    options.acts().isPresent()
                            ? evening.playAndLeave(script, remark)
                            : evening.play(script, remark);
            played.add(new Played(script, truth, evening.table().now(), evening.habits()));
            audience.played(played.getLast());
        }
        return played;
    }

    private Noise noise() {
        return strangers
                .filter(_ -> options.ownNoise())
                .map(Strangers::noise)
                .orElse(options.noise());
    }

    private String remark(Script script, int hand) {
        String committed = script.mischief().map(which -> "; " + which + " on purpose").orElse("");
        return "simulated, seed " + options.seed() + ", hand " + (hand + 1) + committed;
    }
}
