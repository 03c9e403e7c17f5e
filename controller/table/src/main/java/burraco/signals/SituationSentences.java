package burraco.signals;

import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.ruling.Ruling;
import burraco.table.state.Contest;
import burraco.table.state.Question;
import burraco.table.state.RevokedRulings;
import burraco.table.state.Situation;
import burraco.table.state.TableState;
import burraco.table.state.Troubles;
import burraco.tracking.senses.SensorPart;
import burraco.words.Width;
import burraco.words.Words;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** Sentences for the situations of a table, with the player or device they concern. */
public final class SituationSentences {
    private static final String TAGS = "tags";

    private final Words words;

    public SituationSentences(Words words) {
        this.words = words;
    }

    /**
     * @param situation one of the situations in which the table is
     */
    public String of(Situation situation, TableState state, Width width) {
        if (situation == Situation.TROUBLE) {
            return of(Troubles.first(state.troubles()), width);
        }
        String detail = detail(situation, state, width);
        return words.situation(situation.name(), width, detail, decides(state, width));
    }

    /** What is wrong with a part of the table. */
    public String of(Troubles.Trouble trouble, Width width) {
        if (trouble.outage().isOfProgram()) {
            return words.situation(trouble.outage().name(), width);
        }
        return trouble.ailment()
                .map(one -> words.situation(one.name(), width, which(trouble.part())))
                .orElseGet(() -> words.situation("TROUBLE", width, part(trouble, width)));
    }

    /** The name of a part of the table. */
    public String part(Troubles.Trouble trouble, Width width) {
        return part(trouble.part(), width);
    }

    /** The name of a part, from its identifier: {@code antenna 12}. */
    public String part(String named, Width width) {
        return words.troubled(SensorPart.kind(named), width, which(named));
    }

    /** Why a device does not work, as far as it says so; empty if the table itself found it out. */
    public Optional<String> why(Troubles.Trouble trouble) {
        return trouble.ailment().isPresent()
                ? Optional.empty()
                : Optional.of(words.outage(trouble.outage().name()));
    }

    /** The number or name that distinguishes a part from others of its kind. */
    public String which(String part) {
        String which = SensorPart.which(part);
        return SensorPart.kind(part).equals(TAGS)
                ? Arrays.stream(which.split(" ")).map(this::card).collect(Collectors.joining(" "))
                : which;
    }

    /** A card with its copy, because it matters which of two equal cards it is: {@code 7♥/1}. */
    private String card(String named) {
        int slash = named.indexOf('/');
        return CardName.parse(named)
                .map(one -> words.called(one) + (slash < 0 ? "" : named.substring(slash)))
                .orElse(named);
    }

    private String detail(Situation situation, TableState state, Width width) {
        return switch (situation) {
            case RULING_OPEN -> words.say(state.hand().open().owed().getFirst().seat());
            case UNSURE -> asked(state).map(this::who).orElse("");
            case DIFFERS ->
                    new DiscrepancySentences(words, width).place(state.differing().getFirst());
            case CHOOSING -> new ChoiceSentences(words, width).who(state.choice().orElseThrow());
            case CONTESTED -> words.say(state.contest().orElseThrow().by());
            case WAITING_FOR_THE_DEAL, DEALING, WAITING_FOR_THE_START -> dealer(state, width);
            case PLAYING -> state.hand().acting().map(words::say).orElse("");
            case PAUSED, COUNTING, HAND_OVER, MATCH_OVER, TROUBLE, NOT_SECURED -> "";
        };
    }

    private String dealer(TableState state, Width width) {
        String dealer = words.say(state.hand().dealer());
        return state.dealerPresumed() ? words.situation("PRESUMED", width, dealer) : dealer;
    }

    /** Why a ruling was revoked: whom it concerned, and what it was. */
    public String of(RevokedRulings revoked, Width width) {
        Ruling ruling = revoked.rulings().getFirst();
        String who = ruling.seat().map(words::say).orElse("");
        return words.contradicted(width, who, words.say(ruling, Width.SMALL));
    }

    /** Whose decision a contested act waits for. */
    private String decides(TableState state, Width width) {
        return state.contest()
                .flatMap(Contest::decides)
                .map(words::say)
                .orElse(words.situation("ARBITER", width));
    }

    /** Who is asked: a player, or his opponents. */
    private String who(Question question) {
        Optional<Seat> about = question.unsure().seat();
        return question.isOfFault()
                ? words.say(about.orElseThrow().line().other())
                : about.map(words::say).orElse("");
    }

    /** The question that somebody at the table is asked. */
    static Optional<Question> asked(TableState state) {
        return state.questions().stream().filter(one -> one.unsure().prompt()).findFirst();
    }
}
