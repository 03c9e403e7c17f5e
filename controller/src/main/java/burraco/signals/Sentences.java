package burraco.signals;

import burraco.cards.Seat;
import burraco.engine.ruling.Ruling;
import burraco.table.state.Contest;
import burraco.table.state.Question;
import burraco.table.state.Revoked;
import burraco.table.state.Situation;
import burraco.table.state.TableState;
import burraco.table.state.Troubles;
import burraco.tracking.senses.Sense;
import burraco.words.Width;
import burraco.words.Words;
import java.util.Optional;

/** The sentence of a situation, with who or what it is about. */
public final class Sentences {
    private final Words words;

    public Sentences(Words words) {
        this.words = words;
    }

    /**
     * @param situation one that the table is in
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
        return trouble.ailment()
                .map(one -> words.situation(one.name(), width, Sense.which(trouble.part())))
                .orElseGet(() -> words.situation("TROUBLE", width, trouble.part()));
    }

    private String detail(Situation situation, TableState state, Width width) {
        return switch (situation) {
            case RULING_OPEN -> words.say(state.hand().open().owed().getFirst().seat());
            case UNSURE -> asked(state).map(this::who).orElse("");
            case DIFFERS -> new Differs(words, width).place(state.differing().getFirst());
            case CHOOSING -> new Options(words, width).who(state.choice().orElseThrow());
            case CONTESTED -> words.say(state.contest().orElseThrow().by());
            case WAITING_FOR_THE_DEAL, DEALING, WAITING_FOR_THE_START ->
                    words.say(state.hand().dealer());
            case PLAYING -> state.hand().acting().map(words::say).orElse("");
            case PAUSED, COUNTING, HAND_OVER, MATCH_OVER, TROUBLE, NOT_SECURED -> "";
        };
    }

    /** Why the table does not hold a ruling any more: whom it was about, and what it was. */
    public String of(Revoked revoked, Width width) {
        Ruling ruling = revoked.rulings().getFirst();
        String who = ruling.seat() == null ? "" : words.say(ruling.seat());
        return words.contradicted(width, who, words.say(ruling, Width.SMALL));
    }

    /** Whose word a contest waits for. */
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
