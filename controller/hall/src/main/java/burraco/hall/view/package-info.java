/** What the pages of a hall show, as JSON records made of what is known of the hall now. */
package burraco.hall.view;
