package burraco.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class LicenceTest {
    @Test
    void ofSeveralToChooseFromTheFirstThatIsAllowedIsTaken() {
        Licence choice = new Licence("LGPL-3.0-or-later OR Apache-2.0");
        assertEquals(Set.of("Apache-2.0"), choice.taken());
        assertEquals(Set.of("Apache-2.0", "LGPL-3.0-or-later"), choice.ids());
        assertFalse(choice.wantsSource());
    }

    @Test
    void severalThatAllHoldMustAllBeAllowed() {
        assertTrue(new Licence("Apache-2.0 AND MIT").isAllowed());
        assertFalse(new Licence("Apache-2.0 AND GPL-3.0-only").isAllowed());
    }

    @Test
    void anUnknownLicenceIsNotAllowed() {
        assertFalse(new Licence("Proprietary").isAllowed());
    }

    @Test
    void aLibraryUnderTheLesserLicenceIsShippedWithWhereItsSourceIs() {
        assertTrue(new Licence("LGPL-2.1-or-later").wantsSource());
        assertTrue(Licence.OF_JAVA.wantsSource());
    }
}
