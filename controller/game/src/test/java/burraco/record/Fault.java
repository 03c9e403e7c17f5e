package burraco.record;

import burraco.engine.hand.Impossible.Why;
import burraco.record.Problem.Kind;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A record with one problem, and the position where the reader should report it. */
record Fault(Enum<?> kind, int line, int column, byte[] bytes) {
    private Fault(Enum<?> kind, int line, int column, String text) {
        this(kind, line, column, text.getBytes(StandardCharsets.UTF_8));
    }

    static final List<Fault> OF_THE_FILE =
            List.of(
                    new Fault(Kind.TOO_LONG, 1, 1, new byte[LineSplitter.MOST_BYTES + 1]),
                    new Fault(
                            Kind.TOO_MANY_ACTS,
                            Judgement.MOST_ACTS + 1,
                            1,
                            "+1s\n".repeat(Judgement.MOST_ACTS + 1)),
                    new Fault(Kind.NOTHING_RECORDED, 1, 1, ""),
                    new Fault(Kind.NOTHING_RECORDED, 2, 1, "[Format \"1\"]\n; no more"),
                    new Fault(Kind.BYTE_ORDER_MARK, 1, 1, "\uFEFFW draw"),
                    new Fault(Kind.NOT_UTF8, 1, 1, new byte[] {(byte) 0xFF, (byte) 0xFE}),
                    new Fault(Kind.NOT_UTF8, 2, 4, new byte[] {'\n', ';', 'a', 'b', (byte) 0xE8}),
                    new Fault(Kind.NOT_UTF8, 1, 3, new byte[] {';', 'a', (byte) 0xC3, '\n'}),
                    new Fault(Kind.CONTROL_CHARACTER, 1, 7, "W draw\u0000"),
                    new Fault(Kind.CONTROL_CHARACTER, 2, 7, "W draw\nW look\rW draw\n"),
                    new Fault(Kind.CONTROL_CHARACTER, 1, 10, "W draw ; \u001B[2J"));

    static final List<Fault> OF_TAGS =
            List.of(
                    new Fault(Kind.TAG_NOT_FIRST, 2, 1, "W draw\n[Dealer \"S\"]"),
                    new Fault(Kind.TAG_NOT_FIRST, 2, 2, "N: 7H\n [Club \"S\"]"),
                    new Fault(Kind.TAG_SYNTAX, 1, 9, "[Dealer S]\nW draw"),
                    new Fault(Kind.TAG_SYNTAX, 1, 12, "[Dealer \"S]\nW draw"),
                    new Fault(Kind.TAG_SYNTAX, 1, 12, "[Dealer \"S\"\nW draw"),
                    new Fault(Kind.TAG_SYNTAX, 1, 8, "[Dealer\"S\"]\nW draw"),
                    new Fault(Kind.TAG_SYNTAX, 1, 2, "[\"S\"]\nW draw"),
                    new Fault(Kind.TAG_SYNTAX, 1, 14, "[Dealer \"S\"] W draw"),
                    new Fault(Kind.TAG_TWICE, 2, 8, "[Club \"a\"]\n[Club \"b\"]\nW draw"),
                    new Fault(Kind.TAG_TWICE, 2, 8, rules("time-out=lap", "time-out=lap")),
                    new Fault(Kind.TAG_VALUE, 1, 10, "[Dealer \"s\"]\nW draw"),
                    new Fault(Kind.TAG_VALUE, 1, 10, "[Notice \"late\"]\nW draw"),
                    new Fault(Kind.TAG_VALUE, 1, 8, "[Turn \"yes\"]\nW draw"),
                    new Fault(Kind.TAG_VALUE, 1, 9, "[Hands \"5\"]\nW draw"),
                    new Fault(Kind.TAG_VALUE, 1, 8, "[Deck \"107\"]\nW draw"),
                    new Fault(Kind.TAG_VALUE, 1, 10, "[Format \"2\"]\nW draw"),
                    new Fault(Kind.TAG_VALUE, 1, 8, "[Code \"FIBUR\"]\nW draw"),
                    new Fault(Kind.TAG_VALUE, 1, 8, rules("jokers=6")),
                    new Fault(Kind.TAG_VALUE, 1, 8, rules("time-out")),
                    new Fault(Kind.TAG_VALUE, 1, 8, rules("time-out=never")),
                    new Fault(Kind.TAG_VALUE, 1, 10, "[Dealer \"X\"]\nnonsense"),
                    new Fault(Kind.RULE_OF_OTHER_CODE, 1, 8, rules("royal=on")),
                    new Fault(Kind.RULE_OF_OTHER_CODE, 1, 8, rules("art6=2026")));

    static final List<Fault> OF_WORDS =
            List.of(
                    new Fault(Kind.UNKNOWN_STATEMENT, 1, 1, "draw W"),
                    new Fault(Kind.UNKNOWN_STATEMENT, 1, 3, "W draws"),
                    new Fault(Kind.UNKNOWN_STATEMENT, 1, 1, "w draw"),
                    new Fault(Kind.UNKNOWN_STATEMENT, 1, 1, "P4: 7H"),
                    new Fault(Kind.UNKNOWN_STATEMENT, 1, 1, "NS0: 7H"),
                    new Fault(Kind.UNKNOWN_STATEMENT, 1, 1, "NS01: 7H"),
                    new Fault(Kind.UNKNOWN_STATEMENT, 1, 1, "?"),
                    new Fault(Kind.MISSING, 1, 2, "W"),
                    new Fault(Kind.MISSING, 1, 7, "W open"),
                    new Fault(Kind.MISSING, 1, 10, "W discard"),
                    new Fault(Kind.MISSING, 1, 6, "W tie"),
                    new Fault(Kind.MISSING, 1, 10, "W tie EW1"),
                    new Fault(Kind.MISSING, 1, 12, "W merge EW1"),
                    new Fault(Kind.MISSING, 1, 5, "NS1:"),
                    new Fault(Kind.MISSING, 1, 10, "P1: taken"),
                    new Fault(Kind.MISSING, 1, 12, "P1: taken N"),
                    new Fault(Kind.MISSING, 1, 21, "P1: taken N unplayed"),
                    new Fault(Kind.MISSING, 1, 8, "turn: W ; and then?"),
                    new Fault(Kind.MISSING, 1, 13, "arbiter 20.1"),
                    new Fault(Kind.MISSING, 1, 18, "arbiter points NS"),
                    new Fault(Kind.NOTHING_EXPECTED, 1, 8, "W look 7H"),
                    new Fault(Kind.NOTHING_EXPECTED, 1, 5, "end now"),
                    new Fault(Kind.NOTHING_EXPECTED, 1, 8, "up: 7H 8H"),
                    new Fault(Kind.NOTHING_EXPECTED, 1, 11, "stock: 14 7H"),
                    new Fault(Kind.NOTHING_EXPECTED, 1, 21, "W discard 2H @apart @next"),
                    new Fault(Kind.NOT_A_CARD, 1, 8, "W draw 1H"),
                    new Fault(Kind.NOT_A_CARD, 1, 8, "W draw 10H"),
                    new Fault(Kind.NOT_A_CARD, 1, 8, "W draw 7H/3"),
                    new Fault(Kind.NOT_A_CARD, 1, 8, "W draw JK/5"),
                    new Fault(Kind.NOT_A_CARD, 1, 8, "W draw 7H/0"),
                    new Fault(Kind.NOT_A_CARD, 1, 8, "W draw J\u212A"),
                    new Fault(Kind.NOT_A_CARD, 1, 8, "W draw 7\u017F"),
                    new Fault(Kind.NOT_A_CARD, 1, 11, "W draw 7H \u2665"),
                    new Fault(Kind.NOT_A_SEAT, 1, 6, "deal X 7H"),
                    new Fault(Kind.NOT_A_SEAT, 1, 6, "deal P3 7H"),
                    new Fault(Kind.NOT_A_SEAT, 1, 14, "arbiter 20.1 EW1"),
                    new Fault(Kind.NOT_A_LINE, 1, 16, "arbiter points N 100"),
                    new Fault(Kind.NOT_A_MELD, 1, 7, "W tie 7H"),
                    new Fault(Kind.NOT_A_MELD, 1, 7, "W tie EW0 7H"),
                    new Fault(Kind.NOT_A_CASE, 1, 9, "arbiter 99.9 W"),
                    new Fault(Kind.NOT_A_CASE, 1, 10, "warned N x"),
                    new Fault(Kind.NOT_A_NUMBER, 1, 19, "arbiter points NS many"),
                    new Fault(Kind.NOT_A_NUMBER, 1, 8, "stock: 99999999999999999999"),
                    new Fault(Kind.NOT_A_NUMBER, 1, 10, "timeout: 0"),
                    new Fault(Kind.NOT_A_PLACE, 1, 14, "W discard 2H @there"),
                    new Fault(Kind.NOT_ONE_OF, 1, 12, "W pozzetto 4"),
                    new Fault(Kind.NOT_ONE_OF, 1, 11, "W putback hand"),
                    new Fault(Kind.NOT_ONE_OF, 1, 1, "+1.2345s"),
                    new Fault(Kind.NOT_ONE_OF, 1, 1, "+12"),
                    new Fault(Kind.NOT_ONE_OF, 1, 9, "turn: W rest"),
                    new Fault(Kind.NOT_ONE_OF, 1, 11, "limited W all"),
                    new Fault(Kind.CARD_LIES_OPEN, 1, 11, "W open 7H ?? 9H"),
                    new Fault(Kind.CARD_LIES_OPEN, 1, 11, "W tie EW1 ??"),
                    new Fault(Kind.CARD_LIES_OPEN, 1, 6, "NS1: ?? 7H 8H"),
                    new Fault(Kind.CARD_LIES_OPEN, 1, 14, "penalized W: ??"),
                    new Fault(Kind.CARD_LIES_OPEN, 1, 7, "lot N ??"),
                    new Fault(Kind.LATE_ONLY_BEHIND_SEATS, 1, 5, "end ?"),
                    new Fault(Kind.LATE_ONLY_BEHIND_SEATS, 1, 6, "+12s ?"),
                    new Fault(Kind.POSITION_AFTER_ACT, 2, 1, "W draw\nN: 7H"),
                    new Fault(Kind.POSITION_TWICE, 2, 1, "N: 7H\nN: 8H"),
                    new Fault(Kind.POSITION_TWICE, 2, 1, "pile: 7H\nup: 8H"),
                    new Fault(Kind.POSITION_TWICE, 2, 1, "P1: taken NS\nP1: ??"),
                    new Fault(Kind.POSITION_TWICE, 2, 1, "turn: W draw\nturn: N draw"));

    static final List<Fault> OF_POSITIONS =
            List.of(
                    new Fault(Kind.NO_COPY_LEFT, 3, 4, "N: 7H\nE: 7H\nS: 7H"),
                    new Fault(Kind.NO_COPY_LEFT, 1, 19, "N: JK JK JK JK 3S JK"),
                    new Fault(Kind.COPY_TWICE, 2, 7, "N: 7H/1\nE: 8H 7H/1"),
                    new Fault(Kind.NOT_108, 1, 1, "stock: 40"),
                    new Fault(Kind.NOT_108, 1, 1, "stock: 43"),
                    new Fault(Kind.NOT_108, 1, 1, "pile:" + " ??".repeat(43)),
                    new Fault(Kind.TOO_MANY_CARDS, 2, 1, "[Deck \"as-is\"]\nstock: 1000000"),
                    new Fault(Kind.NOT_IN_THE_FAN, 2, 12, "W: 7H 8H\nexposed W: KD"),
                    new Fault(Kind.NOT_IN_THE_FAN, 2, 15, "W: 7H 8H\nexposed W: 7H 7H"),
                    new Fault(Kind.LAST_WITHOUT_PLAY, 2, 1, "EW1: 3H 4H 5H\nlast: W open EW1"),
                    new Fault(
                            Kind.LAST_WITHOUT_PLAY,
                            3,
                            1,
                            "EW1: 3H 4H 5H\nturn: N play\nlast: W open EW1"),
                    new Fault(
                            Kind.LAST_NOT_IN_MELD,
                            3,
                            17,
                            "EW1: 3H 4H 5H\nturn: W play\nlast: W tie EW1 6H"),
                    new Fault(Kind.NO_SUCH_MELD, 2, 1, "turn: W play\nlast: W open EW1"));

    /** Acts that can be read but cannot have happened. */
    static final List<Fault> OF_ACTS =
            List.of(
                    new Fault(Why.CARD_NOT_THERE, 2, 11, "W: 7H 8H\nW discard 9H"),
                    new Fault(Why.CARD_ELSEWHERE, 3, 8, "N: 7H\nE: 7H\nW draw 7H"),
                    new Fault(
                            Why.OTHER_CARD_THERE,
                            2,
                            8,
                            "stock: 9C" + " ??".repeat(41) + "\nW draw 7H"),
                    new Fault(Why.NO_SUCH_MELD, 2, 7, "W draw\nW tie EW1 7H"),
                    new Fault(Why.PILE_EMPTY, 1, 1, "W pickup"));

    private static String rules(String... rules) {
        StringBuilder text = new StringBuilder();
        for (String rule : rules) {
            text.append("[Rule \"").append(rule).append("\"]\n");
        }
        return text + "W draw";
    }

    @Override
    public String toString() {
        String text = new String(bytes, StandardCharsets.UTF_8);
        return kind + " in " + text.substring(0, Math.min(60, text.length())).replace("\n", " / ");
    }
}
