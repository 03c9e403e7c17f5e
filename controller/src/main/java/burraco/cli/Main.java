package burraco.cli;

/** Where {@code ./table} arrives. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.out.println("table");
    }
}
