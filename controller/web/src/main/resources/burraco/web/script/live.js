// A stream of the table's states, for as long as a page is open.
//
//   const table = subscribe('/api/stream', (state, fresh) => draw(state), link => banner(link));
//   table.now()    the table's clock this instant, counted on from what was told last
//   table.close()
//
// `fresh` is true for the first state and after the program was started again (another epoch):
// forget what you kept. `link` is {lost: false}, or {lost: true, says: sentence or null} with the
// server's own reason where it gave one. What comes is handed on whole: for /feed/stream it is the
// feed's object, and now() is that of the state in it, as much later as the feed's age says.

import { HeaderSource } from './source.js';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/**
 * States come every five seconds at least; a link that is silent for longer is tried anew, and only
 * then called lost.
 */
const SILENCE = 20000;

/** `headers` go with what is asked for, and stand in no address. */
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

  // A browser keeps a page that was left, with its stream, and lets no address have more than six.
  addEventListener('pagehide', close);
  addEventListener('pageshow', event => event.persisted && open());

  open();
  return { close, now: () => told.now + (performance.now() - told.here) * told.speed };
}

/** An event source does not say why it was refused; the same question asked once does. */
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
