package burraco.engine.ruling;

/** What a ruling asks for. */
public sealed interface Remedy {
    /** Nothing is due by itself; a person should look. */
    record Advise() implements Remedy {}

    Advise ADVISE = new Advise();
}
