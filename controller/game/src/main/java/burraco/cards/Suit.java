package burraco.cards;

/** The suits, the highest first (art. 1). */
public enum Suit {
    HEARTS('H', '♥'),
    DIAMONDS('D', '♦'),
    CLUBS('C', '♣'),
    SPADES('S', '♠');

    private final char letter;
    private final char symbol;

    Suit(char letter, char symbol) {
        this.letter = letter;
        this.symbol = symbol;
    }

    public char letter() {
        return letter;
    }

    public char symbol() {
        return symbol;
    }
}
