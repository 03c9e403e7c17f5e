package burraco.web.members;

import burraco.json.Json;
import java.util.Map;

/** A club's member list as JSON for arbiters. */
public final class MembersView {
    private static final int MAX_PROBLEMS = 20;

    private MembersView() {}

    public static Map<String, Object> of(Members members) {
        Map<String, Object> json = Json.object();
        json.put("members", members.list().stream().map(MembersView::member).toList());
        json.put(
                "troubles",
                members.troubles().stream().limit(MAX_PROBLEMS).map(MembersView::trouble).toList());
        json.put("wrong", members.troubles().size());
        return json;
    }

    private static Map<String, Object> member(Member member) {
        Map<String, Object> json = Json.object();
        json.put("name", member.name());
        json.put("number", member.number());
        json.put("club", member.club());
        json.put("pair", member.pair());
        json.put("team", member.team());
        return json;
    }

    private static Map<String, Object> trouble(Members.Trouble trouble) {
        Map<String, Object> says = Json.object();
        says.put("it", trouble.italian());
        says.put("en", trouble.english());
        Map<String, Object> json = Json.object();
        json.put("line", trouble.line());
        json.put("says", says);
        return json;
    }
}
