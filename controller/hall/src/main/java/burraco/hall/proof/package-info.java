/** Whether the results of a hall are those that its tables have signed, out of its file alone. */
package burraco.hall.proof;
