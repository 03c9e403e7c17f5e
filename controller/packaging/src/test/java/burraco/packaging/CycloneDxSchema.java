package burraco.packaging;

import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.harrel.jsonschema.providers.OrgJsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.json.JSONObject;

/** The official schema of bills of materials. It loads nothing from anywhere. */
final class CycloneDxSchema {
    private CycloneDxSchema() {}

    /** What is wrong with this text: where, and what was expected. */
    static List<String> faults(String json) {
        Validator validator =
                new ValidatorFactory()
                        .withJsonNodeFactory(new OrgJsonNode.Factory())
                        .createValidator();
        register(validator, "spdx");
        register(validator, "jsf-0.82");
        URI schema = register(validator, "bom-1.6");
        return validator.validate(schema, new JSONObject(json)).getErrors().stream()
                .map(fault -> fault.getInstanceLocation() + " " + fault.getError())
                .toList();
    }

    private static URI register(Validator validator, String name) {
        try (InputStream text =
                CycloneDxSchema.class.getResourceAsStream("/" + name + ".schema.json")) {
            return validator.registerSchema(
                    new JSONObject(new String(text.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }
}
