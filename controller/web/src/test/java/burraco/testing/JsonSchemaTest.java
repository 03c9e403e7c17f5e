package burraco.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class JsonSchemaTest {
    private static final JsonSchema SCORE =
            new JsonSchema(
                    """
                    {
                      "$schema": "https://json-schema.org/draft/2020-12/schema",
                      "type": "object",
                      "properties": {
                        "line": {"enum": ["NS", "EW"]},
                        "points": {"$ref": "#/$defs/points"},
                        "hand": {"prefixItems": [{"type": "integer"}], "items": false}
                      },
                      "required": ["line", "points"],
                      "unevaluatedProperties": false,
                      "$defs": {"points": {"type": "integer", "multipleOf": 5}}
                    }
                    """);

    @Test
    void whatFitsHasNoFaults() {
        assertEquals(List.of(), SCORE.faults("{\"line\": \"NS\", \"points\": -45, \"hand\": [3]}"));
    }

    @Test
    void eachFaultSaysWhereItIs() {
        String faults =
                SCORE.faults("{\"line\": \"N\", \"points\": 12, \"hand\": [1, 2], \"more\": 1}")
                        .toString();

        for (String place : List.of("/line ", "/points ", "/hand/1 ", "/more ")) {
            assertTrue(faults.contains(place), faults);
        }
    }

    @Test
    void whatIsMissingIsAFault() {
        assertEquals(1, SCORE.faults("{\"line\": \"NS\"}").size());
    }

    @Test
    void aTextThatIsNoJsonIsRefused() {
        for (String text :
                List.of(
                        "{line: \"NS\"}",
                        "{'line': 'NS'}",
                        "[1, ]",
                        "[1] 2",
                        "{\"a\":1,\"a\":2}")) {
            assertThrows(RuntimeException.class, () -> SCORE.faults(text), text);
        }
    }

    @Test
    void aSchemaThatIsNoneIsRefused() {
        assertThrows(RuntimeException.class, () -> new JsonSchema("{\"type\": \"numbr\"}"));
    }
}
