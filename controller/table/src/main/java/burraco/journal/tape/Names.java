package burraco.journal.tape;

/** People's names, which stand apart from everything else so that they can be forgotten. */
public interface Names {
    int idOf(String name);

    /** Empty where it has been forgotten. */
    String nameOf(int id);
}
