package burraco.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Records as JSON. */
class JsonTest {
    public record Inner(@OmitEmpty Optional<String> name, @OmitEmpty List<Integer> of)
            implements JsonObject {}

    public record Outer(@Inline Inner inner, Optional<Integer> case_, @OmitEmpty Map<String, ?> map)
            implements JsonObject {}

    @Test
    @DisplayName("An empty field is null, or left out if the record says so")
    void emptyFields() {
        Inner inner = new Inner(Optional.empty(), List.of());
        assertEquals("{}", Json.write(inner));
        assertEquals("{\"case\":null}", Json.write(new Outer(inner, Optional.empty(), Map.of())));
    }

    @Test
    @DisplayName("The fields of an inline record take its place")
    void inline() {
        Inner inner = new Inner(Optional.of("a"), List.of(1, 2));
        assertEquals(
                "{\"name\":\"a\",\"of\":[1,2],\"case\":3,\"map\":{\"b\":{}}}",
                Json.write(new Outer(inner, Optional.of(3), Map.of("b", Map.of()))));
    }
}
