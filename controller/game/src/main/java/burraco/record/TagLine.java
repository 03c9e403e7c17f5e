package burraco.record;

/**
 * A tag: {@code [Name "value"]}.
 *
 * @param column where the value begins
 */
public record TagLine(int number, String name, String value, int column, String comment)
        implements Entry {}
