// The seats' codes, as far as this page is told them: the table's own screen is, and an arbiter's
// console; no page of somebody who comes from elsewhere.

/** By these names a browser asks the machine it is on; web/http/OwnScreen has the same. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

const NOTHING = { codes: null, refused: false };
const AGAIN = 5000;
let known = NOTHING;
/** The question that is open, until it is time for the next one. */
let asking = null;

export const isOwnScreen = () => THIS_MACHINE.includes(location.hostname);

/**
 * What is known now: {codes: {seats: [{seat, key, address}], reachable} or null, refused}. Whoever
 * looks has the table asked; `told` is called when there is something new, and where the codes were
 * not told once more after some seconds: who looks then asks again.
 */
export function seatCodes(told) {
  if (!known.codes && !asking) ask(told);
  return known;
}

/** Somebody else is at this page: what was told before was not told to him. */
export function forgetSeatCodes() {
  known = NOTHING;
  asking = null;
}

async function ask(told) {
  const mine = (asking = {});
  const found = await answer();
  if (asking !== mine) return;
  known = found;
  if (known.codes) asking = null;
  else setTimeout(() => rest(mine, told), AGAIN);
  told();
}

function rest(mine, told) {
  if (asking !== mine) return;
  asking = null;
  told();
}

async function answer() {
  try {
    const answered = await fetch('/api/seats', { cache: 'no-store' });
    return answered.ok
      ? { codes: await answered.json(), refused: false }
      : { codes: null, refused: answered.status === 403 };
  } catch {
    return NOTHING;
  }
}
