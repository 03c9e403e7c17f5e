package burraco.testing;

import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.harrel.jsonschema.providers.OrgJsonNode;
import java.io.StringReader;
import java.net.URI;
import java.util.List;
import org.json.JSONParserConfiguration;
import org.json.JSONTokener;

/** A JSON schema (draft 2020-12), and what it finds in a text. It loads nothing from anywhere. */
public final class JsonSchema {
    private final Validator validator =
            new ValidatorFactory().withJsonNodeFactory(new OrgJsonNode.Factory()).createValidator();

    private final URI schema;

    /** Fails where this is no schema. */
    public JsonSchema(String schema) {
        this.schema = validator.registerSchema(read(schema));
    }

    /** What is wrong with this text: where, and what was expected. */
    public List<String> faults(String json) {
        return validator.validate(schema, read(json)).getErrors().stream()
                .map(fault -> fault.getInstanceLocation() + " " + fault.getError())
                .toList();
    }

    /** One value and nothing after it; without the liberties that the library would take. */
    private static Object read(String json) {
        JSONTokener text =
                new JSONTokener(
                        new StringReader(json), new JSONParserConfiguration().withStrictMode());
        Object value = text.nextValue();
        if (text.nextClean() != 0) {
            throw text.syntaxError("expected the end of the text");
        }
        return value;
    }
}
