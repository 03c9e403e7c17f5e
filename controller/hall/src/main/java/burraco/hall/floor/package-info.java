/** What is known of the tables of a hall at the moment. It is not kept over a restart. */
package burraco.hall.floor;
