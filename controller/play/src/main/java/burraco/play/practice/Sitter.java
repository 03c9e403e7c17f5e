package burraco.play.practice;

/** Who sits at a seat. */
public enum Sitter {
    PERSON,
    BOT
}
