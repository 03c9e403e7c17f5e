package burraco.journal.tape;

/** Maps people's names to the numbers that are written instead, so that names can be erased. */
public interface Names {
    int idOf(String name);

    /** The name with this number; empty if it was erased. */
    String nameOf(int id);
}
