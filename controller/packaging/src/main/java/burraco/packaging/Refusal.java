package burraco.packaging;

/** What is wrong, as a sentence for whoever makes a release. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    Refusal(String sentence) {
        super(sentence);
    }
}
