package burraco.web.view;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.json.JsonObject;
import burraco.running.Snapshot;
import burraco.signals.DiscrepancySentences;
import burraco.signals.RecentEvents;
import burraco.table.input.Assignment;
import burraco.table.state.ArbiterCall;
import burraco.table.state.ButtonMeaning;
import burraco.table.state.Contest;
import burraco.table.state.OpenChoice;
import burraco.table.state.OpenDiscrepancy;
import burraco.table.state.Question;
import burraco.table.state.RevokedRulings;
import burraco.table.state.Situations;
import burraco.table.state.TableState;
import burraco.table.state.Troubles;
import burraco.table.state.UnconfirmedHand;
import burraco.words.Width;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The state of a table, as everybody may know it.
 *
 * @param number of the message; it, the time and the clocks change with every message
 */
public record StateView(
        int version,
        String epoch,
        String table,
        String rules,
        boolean practice,
        boolean onCall,
        boolean started,
        boolean secured,
        boolean dated,
        boolean followed,
        List<SituationView> situations,
        MatchView match,
        Optional<MatchView> before,
        HandView hand,
        Optional<HandNumber> unconfirmed,
        Optional<EntryView> entry,
        NewsView news,
        List<QuestionView> questions,
        Optional<ChoiceView> choice,
        List<DifferenceView> differing,
        List<CallView> calling,
        Optional<AssignmentView> assignment,
        Optional<ContestView> contest,
        List<TroubleView> troubles,
        long number,
        long now,
        double speed,
        Optional<ClocksView> clocks)
        implements JsonObject {
    private static final int VERSION = 1;

    public record SituationView(String which, Map<String, String> says) implements JsonObject {}

    public record HandNumber(int match, int hand) implements JsonObject {}

    public record NewsView(
            Optional<Integer> ruling, Optional<Integer> burraco, Optional<RevokedView> revoked)
            implements JsonObject {}

    public record RevokedView(
            int line, String act, List<RulingView> rulings, Map<String, String> says)
            implements JsonObject {}

    public record QuestionView(
            int id, Optional<Seat> seat, List<Seat> asked, Map<String, String> says)
            implements JsonObject {}

    public record DifferenceView(
            int id,
            String place,
            Optional<String> meld,
            List<String> more,
            List<String> silent,
            int weighs,
            long since,
            Map<String, String> says,
            Map<String, String> asks,
            String offered,
            Optional<String> said)
            implements JsonObject {}

    public record CallView(String seat, long since) implements JsonObject {}

    /** What a hall wants of the table; its round may be that of the next match. */
    public record AssignmentView(String tournament, String round, String table, String message)
            implements JsonObject {}

    public record ContestView(Seat by, int act, Optional<String> decides) implements JsonObject {}

    public record TroubleView(
            String part,
            String detail,
            long since,
            Map<String, String> named,
            Map<String, String> says,
            Optional<Map<String, String>> why)
            implements JsonObject {}

    public record ChoiceView(
            int act, Whose whose, List<OptionView> options, int offered, boolean open)
            implements JsonObject {}

    public record OptionView(Map<String, String> says) implements JsonObject {}

    /** Who makes a choice. */
    public sealed interface Whose extends JsonObject {}

    public record OfSeat(String kind, Seat seat) implements Whose {}

    public record OfLine(String kind, String line) implements Whose {}

    public record OfArbiter(String kind) implements Whose {}

    /** The state without a message number and clocks. */
    public static StateView of(Snapshot snapshot, TableIdentity place) {
        TableState state = snapshot.state();
        return new StateView(
                VERSION,
                place.epoch(),
                state.name(),
                state.hand().open().rules().code().toString(),
                place.practice(),
                state.onCall(),
                state.started(),
                snapshot.secured(),
                snapshot.dated(),
                state.isFollowed(),
                situations(snapshot),
                MatchView.of(state.match(), state.hand()),
                state.before().map(MatchView::of),
                HandView.of(state),
                UnconfirmedHand.of(state)
                        .map(one -> new HandNumber(one.match(), one.hand().number())),
                state.entry().map(EntryView::of),
                news(state),
                questions(state),
                state.choice().map(one -> choice(one, state)),
                state.differing().stream().map(StateView::differing).toList(),
                state.calling().stream().map(StateView::calling).toList(),
                state.assignment().map(StateView::assignment),
                state.contest().map(StateView::contest),
                state.troubles().stream().map(StateView::trouble).toList(),
                0,
                0,
                0,
                Optional.empty());
    }

    /** This state as a message. */
    public StateView message(long messageNumber, long time, double timeFactor, ClocksView at) {
        return new StateView(
                version,
                epoch,
                table,
                rules,
                practice,
                onCall,
                started,
                secured,
                dated,
                followed,
                situations,
                match,
                before,
                hand,
                unconfirmed,
                entry,
                news,
                questions,
                choice,
                differing,
                calling,
                assignment,
                contest,
                troubles,
                messageNumber,
                time,
                timeFactor,
                Optional.of(at));
    }

    private static List<SituationView> situations(Snapshot snapshot) {
        TableState state = snapshot.state();
        return Situations.of(state, snapshot.secured()).stream()
                .map(one ->
                        new SituationView(
                                one.name(),
                                Translations.say(
                                        voice -> voice.sentences().of(one, state, Width.SCREEN))))
                .toList();
    }

    private static NewsView news(TableState state) {
        RecentEvents news = new RecentEvents(state);
        return new NewsView(
                news.ruling().map(one -> one.id()),
                news.burracoAct().map(one -> one.id()),
                news.revoked().map(StateView::revoked));
    }

    private static RevokedView revoked(RevokedRulings revoked) {
        return new RevokedView(
                revoked.act().line(),
                revoked.act().plain(),
                revoked.rulings().stream().map(RulingView::of).toList(),
                Translations.say(voice -> voice.sentences().of(revoked, Width.SCREEN)));
    }

    private static CallView calling(ArbiterCall one) {
        return new CallView(one.seat().toString(), one.since());
    }

    private static AssignmentView assignment(Assignment what) {
        return new AssignmentView(what.tournament(), what.round(), what.table(), what.message());
    }

    /** Only questions that are put to people, not the table's internal doubts. */
    private static List<QuestionView> questions(TableState state) {
        return state.questions().stream()
                .filter(question -> question.unsure().prompt())
                .map(StateView::question)
                .toList();
    }

    private static QuestionView question(Question question) {
        Optional<Seat> seat = question.unsure().seat();
        String doubt = question.unsure().doubt().name();
        return new QuestionView(
                question.id(),
                seat,
                question.asked(),
                Translations.say(voice ->
                        voice.words()
                                .ask(
                                        doubt,
                                        Width.SCREEN,
                                        seat.map(voice.words()::say).orElse(""))));
    }

    private static ChoiceView choice(OpenChoice choice, TableState state) {
        boolean arbiters = choice.whose() instanceof OpenChoice.Whose.OfArbiter;
        return new ChoiceView(
                choice.act(),
                whose(choice.whose()),
                IntStream.range(0, choice.options().size())
                        .mapToObj(choice::offering)
                        .map(one ->
                                new OptionView(
                                        Translations.say(voice -> voice.options().option(one))))
                        .toList(),
                choice.offered(),
                arbiters || ButtonMeaning.isAnswered(state, new ButtonMeaning.Chooses(choice)));
    }

    private static Whose whose(OpenChoice.Whose whose) {
        return switch (whose) {
            case OpenChoice.Whose.OfSeat(var seat) -> new OfSeat("seat", seat);
            case OpenChoice.Whose.OfLine(var line) -> new OfLine("line", line.name());
            case OpenChoice.Whose.OfArbiter() -> new OfArbiter("arbiter");
        };
    }

    private static DifferenceView differing(OpenDiscrepancy item) {
        return new DifferenceView(
                item.id(),
                item.where(),
                item.meld().map(Object::toString),
                faces(item.more()),
                faces(item.silent()),
                item.weighs(),
                item.since(),
                Translations.say(
                        voice -> new DiscrepancySentences(voice.words(), Width.SCREEN).what(item)),
                Translations.say(voice ->
                        new DiscrepancySentences(voice.words(), Width.SCREEN).offered(item)),
                item.offered().name(),
                item.said().map(Line::name));
    }

    private static List<String> faces(List<Card> cards) {
        return cards.stream().map(card -> card.face().toString()).toList();
    }

    private static ContestView contest(Contest contest) {
        return new ContestView(contest.by(), contest.act(), contest.decides().map(Line::name));
    }

    private static TroubleView trouble(Troubles.Trouble trouble) {
        return new TroubleView(
                trouble.part(),
                trouble.detail(),
                trouble.since(),
                Translations.say(voice -> voice.sentences().part(trouble, Width.SCREEN)),
                Translations.say(voice -> voice.sentences().of(trouble, Width.SCREEN)),
                Translations.ifAny(voice -> voice.sentences().why(trouble)));
    }
}
