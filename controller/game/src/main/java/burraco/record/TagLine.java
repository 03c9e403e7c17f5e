package burraco.record;

/**
 * {@code [Name "value"]}.
 *
 * @param column where the value stands
 */
public record TagLine(int number, String name, String value, int column, String comment)
        implements Entry {}
