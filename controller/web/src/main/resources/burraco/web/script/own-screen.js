// The seats' codes, which only the table's own screen and an arbiter's console may fetch.

/** Host names that reach only the browser's own machine; same as in web/http/OwnScreen. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

const NOTHING = { codes: null, refused: false };
const AGAIN = 5000;
let known = NOTHING;
/** The pending request, until the next one may be sent. */
let asking = null;

export const isOwnScreen = () => THIS_MACHINE.includes(location.hostname);

/**
 * What is known now: {codes: {seats: [{seat, key, address}], reachable} or null, refused}. Sends a request if
 * needed; `told` is called when there is something new, and, if the codes were refused, again after some seconds so
 * that the caller can retry.
 */
export function seatCodes(told) {
  if (!known.codes && !asking) ask(told);
  return known;
}

/** Forgets the codes when another person uses the page. */
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
