package burraco.tracking.figures;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A figure by which the tracker judges. The comment above says what it is. */
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.SOURCE)
@interface Figure {
    Unit unit();

    Source source();
}
