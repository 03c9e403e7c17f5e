// The hand that players are asked to confirm, on buttons, phones and screens alike.

/** The hand waiting for confirmation, or just confirmed, with its match; null if there is none. */
export function waiting(state) {
  const { unconfirmed, match, before, hand } = state;
  const counting = hand?.counting;
  if (!unconfirmed) return counting ? { match, hand: counting } : null;
  const its = before?.number === unconfirmed.match ? before : match;
  const found = its.played.find(one => one.hand === unconfirmed.hand) ?? counting;
  return { match: its, hand: found };
}
