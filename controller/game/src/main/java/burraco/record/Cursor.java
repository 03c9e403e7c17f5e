package burraco.record;

import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Case;
import burraco.record.Problem.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads the words of one line from left to right, and reports problems. */
final class Cursor {
    private static final int MOST_DIGITS = 7;

    private final int line;
    private final List<Token> tokens = new ArrayList<>();
    private final String comment;
    private final int end;
    private int next;

    Cursor(int line, String text) {
        this.line = line;
        int column = 1;
        int wordStart = -1;
        int wordColumn = 0;
        int i = 0;
        for (; i < text.length() && text.charAt(i) != ';'; ) {
            int c = text.codePointAt(i);
            boolean space = c == ' ' || c == '\t';
            if (!space && wordStart < 0) {
                wordStart = i;
                wordColumn = column;
            } else if (space && wordStart >= 0) {
                tokens.add(new Token(text.substring(wordStart, i), wordColumn));
                wordStart = -1;
            }
            i += Character.charCount(c);
            column++;
        }
        if (wordStart >= 0) {
            tokens.add(new Token(text.substring(wordStart, i), wordColumn));
        }
        comment = text.substring(i).stripTrailing();
        Token last = tokens.isEmpty() ? new Token("", 1) : tokens.getLast();
        end = last.column() + last.text().codePointCount(0, last.text().length());
    }

    int line() {
        return line;
    }

    /** The comment with its semicolon; empty if there is none. */
    String comment() {
        return comment;
    }

    boolean isEmpty() {
        return tokens.isEmpty();
    }

    boolean atEnd() {
        return next == tokens.size();
    }

    /** The column of the next word, or of the end of the line. */
    int column() {
        return atEnd() ? end : tokens.get(next).column();
    }

    /** The next word, without taking it; empty at the end. */
    String peek() {
        return atEnd() ? "" : tokens.get(next).text();
    }

    /** The word after the next one, without taking it; empty if there is none. */
    String peekSecond() {
        return next + 1 < tokens.size() ? tokens.get(next + 1).text() : "";
    }

    Token take(String expected) {
        if (atEnd()) {
            throw new Malformed(line, end, Kind.MISSING, expected);
        }
        return tokens.get(next++);
    }

    /** Takes the next word if it is this one. */
    boolean takeIf(String word) {
        boolean is = peek().equals(word);
        next += is ? 1 : 0;
        return is;
    }

    void expectEnd() {
        if (!atEnd()) {
            throw problem(tokens.get(next), Kind.NOTHING_EXPECTED, peek());
        }
    }

    Malformed problem(Token token, Kind kind, Object... details) {
        return new Malformed(line, token.column(), kind, details);
    }

    /** Removes and returns the signature at the end of the line. */
    Signature signature() {
        String by = behind("by", "why");
        String why = behind("why", "");
        return new Signature(by, why);
    }

    /** Removes and returns the words after this one, up to another such word or the end. */
    private String behind(String word, String until) {
        List<String> words = tokens.stream().map(Token::text).toList();
        int begin = words.indexOf(word);
        int stop = words.indexOf(until);
        if (begin < 0 || stop >= 0 && stop < begin) {
            return "";
        }
        int last = stop < 0 ? words.size() : stop;
        if (last == begin + 1) {
            throw problem(tokens.get(begin), Kind.MISSING, word + " …");
        }
        tokens.subList(begin, last).clear();
        return String.join(" ", words.subList(begin + 1, last));
    }

    /** Removes the last word of the line if it is this one. */
    Optional<Token> takeLast(String word) {
        boolean is = tokens.size() > 1 && tokens.getLast().text().equals(word);
        return is ? Optional.of(tokens.removeLast()) : Optional.empty();
    }

    /** From here on a comma is a word of its own, with or without a blank before it. */
    void separateCommas() {
        List<Token> rest = List.copyOf(tokens.subList(next, tokens.size()));
        tokens.subList(next, tokens.size()).clear();
        rest.forEach(this::separateCommas);
    }

    private void separateCommas(Token token) {
        String text = token.text();
        int column = token.column();
        int begin = 0;
        while (begin < text.length()) {
            int comma = text.indexOf(',', begin);
            int end = comma < 0 ? text.length() : comma == begin ? begin + 1 : comma;
            String word = text.substring(begin, end);
            tokens.add(new Token(word, column));
            column += word.codePointCount(0, word.length());
            begin = end;
        }
    }

    // Words with a meaning

    Seat seat() {
        Token token = take("N E S W");
        return seat(token.text()).orElseThrow(() -> problem(token, Kind.NOT_A_SEAT, token.text()));
    }

    static Optional<Seat> seat(String text) {
        for (Seat seat : Seat.values()) {
            if (seat.toString().equals(text)) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    Line side() {
        Token token = take("NS EW");
        for (Line side : Line.values()) {
            if (side.name().equals(token.text())) {
                return side;
            }
        }
        throw problem(token, Kind.NOT_A_LINE, token.text());
    }

    MeldId meld() {
        Token token = take("NS1 …");
        return meld(token.text()).orElseThrow(() -> problem(token, Kind.NOT_A_MELD, token.text()));
    }

    static Optional<MeldId> meld(String text) {
        return text.matches("(NS|EW)[1-9][0-9]{0,2}")
                ? Optional.of(
                        new MeldId(
                                Line.valueOf(text.substring(0, 2)),
                                Integer.parseInt(text.substring(2))))
                : Optional.empty();
    }

    /** Milliseconds, written as seconds; empty if it is no time. */
    static OptionalLong time(String text) {
        if (!text.matches("[0-9]{1,7}(\\.[0-9]{1,3})?s")) {
            return OptionalLong.empty();
        }
        int dot = text.indexOf('.');
        int end = text.length() - 1;
        long seconds = Long.parseLong(text.substring(0, dot < 0 ? end : dot));
        String decimals = dot < 0 ? "" : text.substring(dot + 1, end);
        long millis = Long.parseLong((decimals + "000").substring(0, 3));
        return OptionalLong.of(seconds * 1000 + millis);
    }

    Case ruling() {
        Token token = take("31B …");
        return Case.parse(token.text())
                .orElseThrow(() -> problem(token, Kind.NOT_A_CASE, token.text()));
    }

    /** A card, possibly unseen. */
    CardName card() {
        Token token = take("7H ??");
        return CardName.parse(token.text())
                .orElseThrow(() -> problem(token, Kind.NOT_A_CARD, token.text()));
    }

    /** A seen card. */
    CardName openCard() {
        int column = column();
        CardName card = card();
        if (card.isUnseen()) {
            throw new Malformed(line, column, Kind.CARD_LIES_OPEN);
        }
        return card;
    }

    /** A whole number from 0. */
    int number(String digits, int column) {
        if (!digits.matches("[0-9]{1," + MOST_DIGITS + "}")) {
            throw new Malformed(line, column, Kind.NOT_A_NUMBER, digits);
        }
        return Integer.parseInt(digits);
    }
}
