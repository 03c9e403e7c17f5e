/** From readings to acts: what somebody must have done, and what fits the tracker's figures. */
module burraco.tracker {
    requires transitive burraco.game;
    requires transitive burraco.hal;
    requires transitive burraco.layout;

    exports burraco.fitting;
    exports burraco.tracking;
    exports burraco.tracking.course;
    exports burraco.tracking.deal;
    exports burraco.tracking.event;
    exports burraco.tracking.hearing;
    exports burraco.tracking.senses;
    exports burraco.tracking.weighing;
}
