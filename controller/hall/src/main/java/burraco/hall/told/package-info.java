/**
 * What follows from the entries that tables tell: hands, matches, and results with the table's
 * signature. Values only.
 */
package burraco.hall.told;
