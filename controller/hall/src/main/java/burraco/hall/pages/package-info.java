/** The pages of a hall: their paths, their streams, and the orders that come from them. */
package burraco.hall.pages;
