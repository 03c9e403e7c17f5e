package burraco.json;

/**
 * A record that {@link Json} writes as an object: its components are the fields, in their order. An
 * empty {@code Optional} is written as null, or not at all with {@link OmitEmpty}. A trailing
 * underscore is dropped from a component's name, for fields whose name is a keyword of Java. The
 * record must be public.
 */
public interface JsonObject {}
