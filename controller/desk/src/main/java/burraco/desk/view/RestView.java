package burraco.desk.view;

import burraco.json.JsonObject;
import java.util.List;

/** Somebody who rests in a round. */
public record RestView(int number, String group, String why, List<String> warnings)
        implements JsonObject {}
