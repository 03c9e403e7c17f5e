package burraco.second;

/** What a line's hand comes to by art. 17, without what an arbiter gives. */
record PlainCount(int burrachi, int closing, int melds, int pozzetto, int hand, int penalized) {}
