// Which hand waits for people: the one that buttons, phones and screens speak of.

/** The hand that waits for people's word, or has just had it, with its match; null where there is none. */
export function waiting(state) {
  const { unconfirmed, match, before, hand } = state;
  const counting = hand?.counting;
  if (!unconfirmed) return counting ? { match, hand: counting } : null;
  const its = before?.number === unconfirmed.match ? before : match;
  const found = its.played.find(one => one.hand === unconfirmed.hand) ?? counting;
  return { match: its, hand: found };
}
