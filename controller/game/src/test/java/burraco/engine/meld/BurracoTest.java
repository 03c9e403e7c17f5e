package burraco.engine.meld;

import static burraco.engine.meld.MeldStory.italian;
import static burraco.engine.meld.MeldStory.open;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.engine.rules.Parameter;
import burraco.engine.rules.RuleSet;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Art. 13 and the Italian code's kinds of burraco. */
class BurracoTest {
    private static final String ALL = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH";
    private static final RuleSet ROYAL = RuleSet.FITAB_ITA_2026.with(Parameter.ROYAL, "on");

    @ParameterizedTest
    @ValueSource(strings = {"5H 6H 7H 8H 9H TH", "AH AH AD AD AC JK", "5H 6H 7H 8H 9H JK"})
    void sixCardsAreNoBurraco(String cards) {
        assertEquals(Burraco.NONE, open(cards).burraco());
        assertEquals(Burraco.NONE, italian(cards).burraco());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5H 6H 7H 8H 9H TH JH",
                "AH 2H 3H 4H 5H 6H 7H",
                "AH AH AD AD AC AC AS",
                ALL,
            })
    void sevenCardsWithoutAWildCardAreCleanANaturalTwoBeingNone(String cards) {
        assertEquals(Burraco.CLEAN, open(cards).burraco());
        assertEquals(Burraco.CLEAN, italian(cards).burraco());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5H 6H 7H 8H 9H TH JK",
                "5H 6H 2H 8H 9H TH JH",
                "2H 3H 4H 5H 6H 7H 2S",
                "AH AH AD AD AC AC JK",
            })
    void sevenCardsWithAWildCardAreDirty(String cards) {
        assertEquals(Burraco.DIRTY, open(cards).burraco());
        assertEquals(Burraco.DIRTY, italian(cards).burraco());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "JK 5H 6H 7H 8H 9H TH JH",
                "4H JK 6H 7H 8H 9H TH JH QH",
                "2H 3H 4H 5H 6H 7H 8H JK TH",
                "3H 3H 3D 3D 3C 3C 3S JK",
                "3H 3H 3D 3D 3C 3C 3S 3S 2H",
            })
    void sevenNaturalsInARowOrEightEqualCardsAreSemiCleanInTheItalianCodeOnly(String cards) {
        assertEquals(Burraco.SEMICLEAN, italian(cards).burraco());
        assertEquals(Burraco.DIRTY, open(cards).burraco());
    }

    @ParameterizedTest
    @ValueSource(strings = {"4H 5H 6H 7H 8H 9H JK JH QH", "4H 5H 6H JK 8H 9H TH JH QH KH"})
    void aWildCardThatPartsTheNaturalsTooEarlyMakesThemDirty(String cards) {
        assertEquals(Burraco.DIRTY, italian(cards).burraco());
    }

    @Test
    void aBurracoChangesItsKindAsTheMeldGrows() {
        MeldStory clean = italian("5H 6H 7H 8H 9H TH JH");

        assertEquals(Burraco.SEMICLEAN, clean.plus("JK").burraco());
        assertEquals(Burraco.SEMICLEAN, clean.plus("JK").plus("KH").burraco());
        assertEquals(Burraco.DIRTY, open("5H 6H JK 8H 9H TH JH").burraco());
        assertEquals(Burraco.DIRTY, open("5H 6H JK 8H 9H TH JH").plus("7H").burraco());
        assertEquals(Burraco.CLEAN, open("3H 2H 5H 6H 7H 8H 9H").plus("4H").burraco());
    }

    @Test
    void anIllegalMeldIsNoBurraco() {
        assertEquals(Burraco.NONE, open("5H 6H 7H 8H 9H TH QH").burraco());
        assertEquals(Burraco.NONE, open("5H 6H 7H 8H 9H TH JH").plus("JD").burraco());
    }

    @Test
    void royalAndSuperBurrachiCountOnlyWhereTheRulesSaySo() {
        String eight = "7H 7H 7D 7D 7C 7C 7S 7S";

        assertEquals(Burraco.ROYAL, MeldStory.open(ALL, ROYAL).burraco());
        assertEquals(Burraco.ROYAL_WILD, MeldStory.open(ALL + " JK", ROYAL).burraco());
        assertEquals(Burraco.SUPER, MeldStory.open(eight, ROYAL).burraco());
        assertEquals(Burraco.SUPER_WILD, MeldStory.open(eight + " 2H", ROYAL).burraco());
        assertEquals(Burraco.SEMICLEAN, italian(ALL + " JK").burraco());
        assertEquals(Burraco.CLEAN, italian(eight).burraco());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "AH JK 3H 4H 5H 6H 7H 8H 9H TH JH QH KH",
                "7H 7H 7D 7D 7C 7C 7S JK",
            })
    void aWildCardAmongThirteenOrEightIsNeitherRoyalNorSuper(String cards) {
        assertEquals(Burraco.SEMICLEAN, MeldStory.open(cards, ROYAL).burraco());
    }

    @ParameterizedTest
    @CsvSource({
        "NONE, 0",
        "DIRTY, 100",
        "SEMICLEAN, 150",
        "CLEAN, 200",
        "ROYAL, 300",
        "ROYAL_WILD, 250",
        "SUPER, 250",
        "SUPER_WILD, 200",
    })
    void everyKindHasItsPoints(Burraco kind, int points) {
        assertEquals(points, kind.points());
    }

    @Test
    void burrachiWithoutAWildCardAreCleanAndAllowClosing() {
        Set<Burraco> clean = EnumSet.allOf(Burraco.class);
        clean.removeIf(kind -> !kind.isClean());

        assertEquals(EnumSet.of(Burraco.CLEAN, Burraco.ROYAL, Burraco.SUPER), clean);
    }

    @ParameterizedTest
    @CsvSource({
        "JK 5H 6H 7H, 45",
        "AH 2H 3H, 40",
        "3H 3D 3S, 15",
        "3H 3D 2S, 30",
        "7C 8C 9C TC JC QC KC AC, 80",
    })
    void theCardsOfAMeldCountByTheirFacesWhateverTheyStandFor(String cards, int points) {
        assertEquals(points, open(cards).meld().cards().points());
    }
}
