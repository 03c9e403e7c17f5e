// Receives the table's states while a page is open.
//
//   const table = subscribe('/api/stream', (state, fresh) => draw(state), link => banner(link));
//   table.now()    the table's clock now, counted on from the last message
//   table.close()
//
// `fresh` is true for the first state and after a restart of the program (another epoch), when the page
// must forget what it knew. `link` is {lost: false}, or {lost: true, says: sentence or null} with the
// server's reason if it gave one. Messages are passed on unchanged: for /feed/stream that is the feed's
// object, and now() is the clock of the state in it plus the feed's age.

import { HeaderSource } from './source.js';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/**
 * Messages come at least every five seconds; a connection silent for this long is reopened before it is reported as
 * lost (milliseconds).
 */
const SILENCE = 20000;

/** `headers` are sent with the request instead of standing in the address. */
export function subscribe(path, heard, link = () => {}, headers = null) {
  let source = null;
  let wait = FIRST_WAIT;
  let timer = 0;
  let watch = 0;
  let lost = null;
  let epoch = null;
  let number = -1;
  let told = { now: 0, speed: 0, here: 0 };

  function open() {
    source = headers ? new HeaderSource(path, headers) : new EventSource(path);
    source.addEventListener('state', event => take(JSON.parse(event.data)));
    source.addEventListener('error', fail);
    watch = setTimeout(reopen, SILENCE);
  }

  function take(message) {
    clearTimeout(watch);
    watch = setTimeout(reopen, SILENCE);
    wait = FIRST_WAIT;
    if (lost !== false) link({ lost: (lost = false) });
    const fresh = message.epoch !== epoch;
    if (!fresh && message.number < number) return;
    epoch = message.epoch;
    number = message.number;
    const state = 'state' in message ? message.state : message;
    if (state)
      told = {
        now: state.now + (message.age ?? 0) * state.speed,
        speed: state.speed,
        here: performance.now(),
      };
    heard(message, fresh);
  }

  function reopen() {
    source.close();
    open();
  }

  async function fail() {
    close();
    timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT);
    const says = await reason(path, headers);
    if (source.readyState === EventSource.OPEN) return;
    lost = true;
    link({ lost, says });
  }

  function close() {
    source.close();
    clearTimeout(timer);
    clearTimeout(watch);
  }

  // Browsers keep pages that were left in memory, with their streams, and allow six connections per host.
  addEventListener('pagehide', close);
  addEventListener('pageshow', event => event.persisted && open());

  open();
  return { close, now: () => told.now + (performance.now() - told.here) * told.speed };
}

/** An EventSource does not tell why it failed, so the reason is asked with an ordinary request. */
async function reason(path, headers) {
  try {
    const answer = await fetch(
      path.replace('/api/stream', '/api/state').replace(/\/stream(?=\?|$)/, ''),
      headers ? { headers } : {},
    );
    return answer.ok ? null : ((await answer.json()).says ?? null);
  } catch {
    return null;
  }
}
