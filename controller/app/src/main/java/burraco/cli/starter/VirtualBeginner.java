package burraco.cli.starter;

import burraco.enrolment.EnrolmentStep;
import burraco.play.enrolling.Beginner;

/** Passes what a virtual person is told on to him. */
final class VirtualBeginner {
    private VirtualBeginner() {}

    static void told(StarterStep step, Beginner person) {
        switch (step) {
            case StarterStep.LayTag(int antenna) -> person.layAny(antenna == StarterKit.MELD);
            case StarterStep.Heard _ -> person.takeAll();
            case StarterStep.NothingHeard(int antenna, var _) -> {
                person.takeAll();
                person.layAny(antenna == StarterKit.MELD);
            }
            case StarterStep.Enrolling(EnrolmentStep enrolment) -> told(enrolment, person);
            case StarterStep.Play() -> person.play();
            case StarterStep.OtherHears _,
                    StarterStep.BothHear _,
                    StarterStep.AntennaState _,
                    StarterStep.Moved _,
                    StarterStep.InMeld _,
                    StarterStep.InFront _,
                    StarterStep.Stranger _,
                    StarterStep.ReaderLost _,
                    StarterStep.ReaderBack _,
                    StarterStep.NoSuchKey _,
                    StarterStep.Over _ -> {}
        }
    }

    private static void told(EnrolmentStep step, Beginner person) {
        switch (step) {
            case EnrolmentStep.Ask ask -> person.lay(ask.card());
            case EnrolmentStep.NothingHeard nothing -> {
                person.takeAll();
                person.lay(nothing.card());
            }
            case EnrolmentStep.Taken _, EnrolmentStep.Refused _, EnrolmentStep.TakeAway _ ->
                    person.takeAll();
            case EnrolmentStep.Undone _,
                    EnrolmentStep.PutOff _,
                    EnrolmentStep.Elsewhere _,
                    EnrolmentStep.Silent _,
                    EnrolmentStep.NothingBefore _,
                    EnrolmentStep.NothingDisputed _,
                    EnrolmentStep.NoSuchKey _,
                    EnrolmentStep.Left _,
                    EnrolmentStep.Complete _ -> {}
        }
    }
}
