// What the table waits for: calls for the arbiter, missing counts and confirmations, faulty parts. Rulings are
// shown separately and larger.

import { playing } from '../standing.js';
import { player, say, t, tell } from '../texts.js';
import { isOwnScreen, seatCodes } from '../own-screen.js';
import { order } from '../seat/order.js';
import { counts, isOpen, pending, redraw, turn } from './counting.js';

/** [{key, kind, sign, text, does: {label, act} or null}] */
export function awaited(state) {
  return [...calls(state), ...count(state), ...trouble(state)];
}

function calls({ calling, match }) {
  if (calling.length === 0) return [];
  const who = calling.map(one => player(one.seat, match));
  const keys = isOwnScreen() ? seatCodes(redraw).codes?.seats : null;
  const does = keys ? { label: t('waits.settled'), act: () => settle(calling, keys) } : null;
  return [{ key: 'calls', kind: 'asks', sign: 'asks', text: tell('waits.call', people(who)), does }];
}

/** The players have settled it themselves, so the calls are withdrawn. */
function settle(calling, keys) {
  for (const { seat } of calling) {
    const { key } = keys.find(one => one.seat === seat);
    order({ seat, key, do: 'settled' });
  }
}

/** What a player enters with the buttons at his seat stands in the place of what is missing. */
function count(state) {
  return state.entry ? [entering(state)] : missing(state);
}

function entering({ entry, match }) {
  const who = entry.by ? player(entry.by, match) : t(`line.${entry.line}`);
  const text = tell('waits.entry', who, say(entry.says), say(entry.buttons));
  return { key: 'entry', kind: 'asks', sign: 'asks', text };
}

function missing(state) {
  const found = pending(state);
  if (!found) return [];
  const { hand } = found;
  const uncounted = ['NS', 'EW'].filter(line => hand[line.toLowerCase()] === null);
  const silent = ['NS', 'EW'].filter(line => !hand.confirmed.includes(line));
  const here = counts(state) ? 'here' : 'else';
  const text =
    uncounted.length > 0
      ? t(`waits.left.${here}`, hand.hand, lines(uncounted))
      : t(`waits.word.${here}`, hand.hand, lines(silent));
  const later = playing(state.hand) && counts(state) && !isOpen(state);
  const does = later ? { label: t('waits.open'), act: () => turn(found) } : null;
  return [{ key: 'count', kind: 'asks', sign: 'asks', text, does }];
}

function trouble({ situations, troubles }) {
  const said = situations.find(one => one.which === 'TROUBLE');
  if (!said) return [];
  const more = troubles.length > 1 ? `${t('waits.troubles', troubles.length)} ` : '';
  const text = `${say(said.says)}. ${more}${t('waits.trouble')}`;
  return [{ key: 'trouble', kind: 'trouble', sign: 'warn', text }];
}

const lines = of => list(of.map(line => t(`line.${line}`)));

/** The same for names, which are elements. */
function people(names) {
  const before = names.slice(0, -1).flatMap((name, index) => (index > 0 ? [', ', name] : name));
  return names.length < 2 ? names : tell('and', before, names.at(-1));
}

function list(names) {
  return names.length < 2
    ? names.join('')
    : t('and', names.slice(0, -1).join(', '), names.at(-1));
}
