/** The file for whoever has to decide about a match: what happened, and what proves it. */
package burraco.cli.dispute;
