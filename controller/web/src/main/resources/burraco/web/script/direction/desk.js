// Asks for the tournament and sends what the direction does. Requests go one after the other: so somebody may type on
// while the last order is on its way, and no older state takes the place of a newer one.

import { lang } from '../texts.js';
import { post, send } from '../console/api.js';
import { signIn } from '../console/login.js';
import { at, changed } from '../console/store.js';

/** After this time an order counts as not answered (milliseconds). The same result twice counts once. */
const PATIENCE = 15000;
/** A file that cannot be read is looked at again after this time (milliseconds). */
const AGAIN = 3000;
const MOST_REMARKS = 20;

let last = Promise.resolve();
let waiting = 0;
let loading = null;

/** How many requests have no answer yet. */
export function unanswered() {
  return waiting;
}

function queued(work) {
  waiting++;
  const done = last.then(work).finally(() => waiting--);
  last = done.catch(() => {});
  return done;
}

/** Resolves to null if it was loaded, else to why it was not: a sentence, 'silent' or 'signed-out'. */
export function load() {
  loading ??= queued(() => {
    loading = null;
    return fetchState();
  });
  return loading;
}

async function fetchState() {
  const { status, body } = await get(`/api/direction?lang=${lang()}`);
  if (status === 200) {
    changed({ state: body, unread: null });
    return null;
  }
  if (status === 401) return (await signIn(at.state ? 'again' : 'first')) ? fetchState() : ended();
  const unread = body?.says ?? 'silent';
  changed({ unread });
  setTimeout(load, AGAIN);
  return unread;
}

/** What only the direction may see is not left on the screen of somebody who is not signed in any more. */
function ended() {
  if (at.state) location.reload();
  return 'signed-out';
}

async function get(path) {
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(PATIENCE) });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return { status: 0, body: null };
  }
}

/**
 * Resolves to {done} and, if it is not done, {refused}: a sentence, 'silent' or 'signed-out'. What the direction should
 * know stands above the tabs, and so does why something was refused, unless `elsewhere` says that the caller shows it.
 */
export function order(body, elsewhere = false) {
  return queued(() => carryOut(body, elsewhere));
}

async function carryOut(body, elsewhere) {
  const answer = await send(`/api/direction?lang=${lang()}`, body, PATIENCE);
  if (answer.ok) {
    changed({ state: answer.ok.state, said: remembered(answer.ok.remarks), refused: null });
    return { done: true };
  }
  const refused = answer.gone ? 'signed-out' : (answer.says ?? 'silent');
  if (!elsewhere) changed({ refused });
  if (refused !== 'silent' && refused !== 'signed-out') load();
  return { done: false, refused };
}

/** Remarks stay until somebody has read them. */
function remembered(remarks) {
  const had = at.said ?? [];
  const texts = new Set(had.map(one => JSON.stringify(one)));
  return [...had, ...remarks.filter(one => !texts.has(JSON.stringify(one)))].slice(-MOST_REMARKS);
}

/** A change in the words of the tournament's file. */
export function change(text, elsewhere = false) {
  return order({ do: 'change', text }, elsewhere);
}

/** A change that depends on everything that somebody has looked at; `seen` is the version of that. */
export function changeAsShown(text, seen) {
  return order({ do: 'change', text, seen });
}

export function postSeats(seen) {
  return order({ do: 'post', seen });
}

export function undo() {
  return order({ do: 'undo', seen: at.state.version });
}

export async function enterList(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let from = 0; from < bytes.length; from += 8192) {
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  }
  return order({ do: 'entries', list: btoa(text) });
}

/** A round that is over, with its results; null if there is no answer. */
export async function round(number) {
  const { status, body } = await get(`/api/direction/round?number=${number}&lang=${lang()}`);
  return status === 200 ? body : null;
}

export async function signOut() {
  await last;
  await post('/api/logout', {});
  location.reload();
}
