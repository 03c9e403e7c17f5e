package burraco.hall.audience;

import burraco.cards.Line;
import burraco.engine.act.Act;
import burraco.engine.hand.Phase;
import burraco.hall.told.HandSaid;
import burraco.hall.told.MatchBook;
import burraco.hall.told.MatchSaid;
import burraco.json.Json;
import burraco.relay.wire.Told;
import burraco.table.state.HandState;
import burraco.table.state.MatchEvent;
import burraco.web.view.Translations;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a journal tells of the match that is played, entry by entry. The same entries tell the same
 * story. Of the kinds of entries it takes those that change what lies on the table or what is
 * counted, and no others: what players are asked, whom they call and what does not work is the
 * business of those in the hall.
 */
final class Story {
    /** A line's number, the line, and the rulings behind it, which are not told on. */
    private static final Pattern LINE = Pattern.compile("([1-9][0-9]{0,5}) (.*?)( ▲ .*)?");

    private static final Set<String> KINDS =
            Set.of(
                    "act",
                    "withdrawn",
                    "hand-over",
                    "event",
                    "hand",
                    "match-over",
                    "paused",
                    "resumed");

    private static final Pattern HAND = Pattern.compile("([1-9][0-9]?) .*");

    private static final int MOST_BEFORE = 10;

    private final MatchBook book = new MatchBook();
    private final Sheet sheet = new Sheet();
    private final List<LogLine> log = new ArrayList<>();
    private Optional<MatchSaid> match = Optional.empty();

    /** Of the match, by the table; what comes later about an earlier one is not shown. */
    private int number;

    private int hand = 1;
    private boolean handOver;
    private boolean matchOver;
    private boolean paused;
    private Map<String, Object> last = Map.of();

    /**
     * What is to be seen after an entry.
     *
     * @param shown all of it, by name
     */
    record Seen(int hand, int ns, int ew, List<LogLine> before, Map<String, Object> shown) {}

    /** To which round the match belongs, as the table has said. */
    MatchEvent event() {
        return match.map(MatchSaid::event).orElse(MatchEvent.UNKNOWN);
    }

    /** Takes an entry; empty if nobody sees a difference. */
    Optional<Seen> take(Told told) {
        if (!KINDS.contains(told.kind())) {
            return Optional.empty();
        }
        List<LogLine> before = log.subList(Math.max(0, log.size() - MOST_BEFORE), log.size());
        List<LogLine> lines = List.copyOf(before);
        Optional<LogLine> said =
                switch (told.kind()) {
                    case "act" -> act(told);
                    case "withdrawn" -> withdrawn(told);
                    case "hand-over" -> handOver(told);
                    case "event", "hand", "match-over" -> counted(told);
                    case "paused" -> pause(true);
                    case "resumed" -> pause(false);
                    default -> Optional.empty();
                };
        Map<String, Object> scene = scene();
        if (said.isEmpty() && scene.equals(last)) {
            return Optional.empty();
        }
        boolean sameHand = scene.get("hand").equals(last.get("hand"));
        last = scene;
        Map<String, Object> shown = Json.object();
        shown.put("at", told.at());
        said.ifPresent(line -> shown.put("log", line));
        shown.putAll(scene);
        return Optional.of(
                new Seen(
                        hand,
                        points(Line.NS, scene),
                        points(Line.EW, scene),
                        sameHand ? lines : List.of(),
                        shown));
    }

    // Acts

    private Optional<LogLine> act(Told told) {
        Matcher line = LINE.matcher(told.body());
        if (!line.matches()) {
            return Optional.empty();
        }
        int number = Integer.parseInt(line.group(1));
        beginIfOver();
        log.removeIf(one -> one.line() >= number);
        Optional<LogLine> said =
                sheet.with(number, line.group(2), told.at()).flatMap(one -> said(one, number));
        said.ifPresent(log::add);
        return said;
    }

    private void beginIfOver() {
        if (matchOver) {
            beginMatch(number + 1);
        } else if (handOver) {
            hand++;
            beginHand();
        }
    }

    private void beginMatch(int which) {
        number = which;
        match = Optional.empty();
        matchOver = false;
        hand = 1;
        beginHand();
    }

    private void beginHand() {
        handOver = false;
        sheet.beginAnew();
        log.clear();
    }

    private static Optional<LogLine> said(Act act, int number) {
        Map<String, String> says = Translations.say(voice -> voice.acts().of(act).orElse(""));
        Optional<String> seat =
                act instanceof Act.OfSeat of ? Optional.of(of.seat().toString()) : Optional.empty();
        return isOfTheHall(act) || says.containsValue("")
                ? Optional.empty()
                : Optional.of(new LogLine(number, seat, Optional.of(says)));
    }

    /** Calls, and what an arbiter does: what follows from it lies on the table. */
    private static boolean isOfTheHall(Act act) {
        return act instanceof Act.Notice
                || act instanceof Act.Doubt
                || act instanceof Act.Report
                || act instanceof Act.Waive
                || act instanceof Act.Decide
                || act instanceof Act.ArbiterPoints;
    }

    private Optional<LogLine> withdrawn(Told told) {
        Matcher line = LINE.matcher(told.body());
        if (!line.matches()) {
            return Optional.empty();
        }
        int number = Integer.parseInt(line.group(1));
        sheet.without(number);
        return log.removeIf(one -> one.line() >= number)
                ? Optional.of(new LogLine(number, Optional.empty(), Optional.empty()))
                : Optional.empty();
    }

    // What is counted

    private Optional<LogLine> handOver(Told told) {
        Matcher which = HAND.matcher(told.body());
        if (which.matches()) {
            hand = Integer.parseInt(which.group(1));
        }
        handOver = true;
        return Optional.empty();
    }

    private Optional<LogLine> counted(Told told) {
        Optional<MatchSaid> said = book.take(told).filter(one -> one.number() >= number);
        if (said.isPresent()) {
            boolean another = number > 0 && said.get().number() > number;
            if (another) {
                beginMatch(said.get().number());
            }
            number = said.get().number();
            match = said;
            boolean joinsLate = sheet.isEmpty() && !said.get().hands().isEmpty() && !handOver;
            if (joinsLate) {
                hand = said.get().hands().lastKey() + 1;
            }
            matchOver |= said.get().over();
        }
        return Optional.empty();
    }

    private Optional<LogLine> pause(boolean on) {
        paused = on;
        return Optional.empty();
    }

    // What is seen

    private Map<String, Object> scene() {
        HandState state = HandState.of(sheet.acts());
        Map<String, Object> scene = Json.object();
        scene.put("hand", hand);
        scene.putAll(Scene.of(state));
        if (handOver) {
            scene.put("phase", Phase.OVER.toString());
            scene.put("acting", "");
            scene.put("turn", "");
        }
        scene.put("counted", counts());
        scene.put("over", matchOver);
        scene.put("paused", paused);
        scene.put("clear", sheet.isClear());
        return scene;
    }

    /** Hand by hand, both lines. */
    private List<List<Integer>> counts() {
        return counted()
                .map(one -> List.of(one.hand(), one.ns().getAsInt(), one.ew().getAsInt()))
                .toList();
    }

    private Stream<HandSaid> counted() {
        return match.stream()
                .flatMap(one -> one.hands().values().stream())
                .filter(one -> one.ns().isPresent() && one.ew().isPresent());
    }

    /** Of the match; of the hand that is not counted yet what lies on the table. */
    private int points(Line line, Map<String, Object> scene) {
        int sum =
                counted().mapToInt(one -> (line == Line.NS ? one.ns() : one.ew()).getAsInt()).sum();
        boolean present = counted().anyMatch(one -> one.hand() == hand);
        return present ? sum : sum + Scene.laid(scene, line);
    }
}
