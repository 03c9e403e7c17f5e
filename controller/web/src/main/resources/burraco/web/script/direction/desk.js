// Asks for the tournament and sends what the direction does. Orders go one after the other, in the order in which
// they were given, so that somebody may type on while the last one is on its way.

import { lang } from '../texts.js';
import { ask, send } from '../console/api.js';
import { at, changed } from '../console/store.js';

let last = Promise.resolve();

export async function load() {
  const state = await ask(`/api/direction?lang=${lang()}`);
  if (state) take(state);
}

function take(state) {
  changed({ state });
}

/**
 * Resolves to {done} or {refused}. What the direction should know stands above the tabs, and so does why something was
 * refused, unless `elsewhere` says that the caller shows it.
 */
export function order(body, elsewhere = false) {
  const done = last.then(() => carryOut(body, elsewhere));
  last = done.catch(() => {});
  return done;
}

async function carryOut(body, elsewhere) {
  const answer = await send(`/api/direction?lang=${lang()}`, body);
  if (answer.ok) {
    take(answer.ok.state);
    changed({ said: answer.ok.remarks, refused: null });
    return { done: true, remarks: answer.ok.remarks };
  }
  const refused = answer.gone ? null : (answer.says ?? 'silent');
  if (!elsewhere) changed({ said: [], refused });
  if (refused && refused !== 'silent') load();
  return { done: false, refused };
}

/** A change in the words of the tournament's file. */
export function change(text, elsewhere = false) {
  return order({ do: 'change', text }, elsewhere);
}

/** A change that depends on everything that the page shows. */
export function changeAsShown(text) {
  return order({ do: 'change', text, seen: at.state.version });
}

export function post() {
  return order({ do: 'post', seen: at.state.version });
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

/** A round that is over, with its results. */
export function round(number) {
  return ask(`/api/direction/round?number=${number}&lang=${lang()}`);
}
