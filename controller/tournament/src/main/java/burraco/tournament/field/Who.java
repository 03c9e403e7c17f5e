package burraco.tournament.field;

/** A contestant in a sentence: whoever reads it is told the name as well. */
public record Who(int number) {
    @Override
    public String toString() {
        return String.valueOf(number);
    }
}
