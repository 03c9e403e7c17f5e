/**
 * What a table is like: where antennas and scales lie, which tag is which card, and what helps to
 * set it up.
 */
module burraco.layout {
    requires transitive burraco.game;
    requires transitive burraco.hal;
    requires tools.jackson.core;

    exports burraco.drawing;
    exports burraco.enrolment;
    exports burraco.enrolment.calibration;
    exports burraco.examination;
    exports burraco.examination.listening;
    exports burraco.film;
    exports burraco.layout;
    exports burraco.layout.calibration;
    exports burraco.layout.capture;
    exports burraco.layout.plan;
    exports burraco.layout.sight;
    exports burraco.layout.text;
    exports burraco.layout.toml;
}
