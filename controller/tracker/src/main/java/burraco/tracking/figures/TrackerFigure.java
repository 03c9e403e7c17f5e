package burraco.tracking.figures;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a constant by which the tracker judges, with its unit and its source. The comment above the
 * constant says what it is.
 */
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.SOURCE)
@interface TrackerFigure {
    FigureUnit unit();

    FigureSource source();
}
