package burraco.layout.capture;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The known fields of a line of a capture. */
enum FieldName {
    T(Type.WHOLE),
    START(Type.TEXT),
    LAYOUT(Type.TEXT),
    DECK(Type.TEXT),
    DEALER(Type.TEXT),
    ANTENNA(Type.WHOLE),
    TAGS(Type.TAGS),
    UNCLEAR(Type.TEXT),
    SCALE(Type.WHOLE),
    G(Type.DECIMAL),
    BUTTON(Type.TEXT),
    SEAT(Type.TEXT),
    FAULT(Type.TEXT),
    SOURCE(Type.TEXT),
    DETAIL(Type.TEXT);

    /** What a field's value must be. */
    enum Type {
        WHOLE,
        DECIMAL,
        TEXT,
        TAGS
    }

    private static final Map<String, FieldName> BY_KEY =
            Arrays.stream(values()).collect(Collectors.toMap(FieldName::key, Function.identity()));

    private final Type type;
    private final String key = name().toLowerCase(Locale.ROOT);

    FieldName(Type type) {
        this.type = type;
    }

    static Optional<FieldName> of(String key) {
        return Optional.ofNullable(BY_KEY.get(key));
    }

    String key() {
        return key;
    }

    Type type() {
        return type;
    }
}
