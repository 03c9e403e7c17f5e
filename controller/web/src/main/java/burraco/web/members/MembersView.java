package burraco.web.members;

import burraco.json.JsonObject;
import burraco.web.http.Multilingual;
import java.util.List;
import java.util.Map;

/**
 * A club's member list for arbiters.
 *
 * @param troubles the first problems in its file
 * @param wrong the number of all problems
 */
public record MembersView(List<Entry> members, List<Problem> troubles, int wrong)
        implements JsonObject {
    private static final int MAX_PROBLEMS = 20;

    public record Entry(String name, String number, String club, String pair, String team)
            implements JsonObject {}

    public record Problem(int line, Map<String, String> says) implements JsonObject {}

    public static MembersView of(Members members) {
        return new MembersView(
                members.list().stream().map(MembersView::entry).toList(),
                members.troubles().stream().limit(MAX_PROBLEMS).map(MembersView::problem).toList(),
                members.troubles().size());
    }

    private static Entry entry(Member member) {
        return new Entry(
                member.name(), member.number(), member.club(), member.pair(), member.team());
    }

    private static Problem problem(Members.Trouble trouble) {
        return new Problem(trouble.line(), Multilingual.of(trouble::in));
    }
}
