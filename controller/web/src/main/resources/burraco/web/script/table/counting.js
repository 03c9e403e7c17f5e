// Counting on the table's own screen: points left in both fans, and both confirmations. Orders are sent for a seat
// of the line, with the seats' keys that only this screen receives; elsewhere no buttons appear.

import { h, render } from '../dom.js';
import { drawCount } from '../seat/count.js';
import { isOwnScreen, seatCodes } from '../own-screen.js';
import { order } from '../seat/order.js';
import { playing } from '../standing.js';
import { addWords, say, t } from '../texts.js';
import { waiting } from '../unconfirmed.js';
import words from '../words/seat.js';

addWords(words);

const LINES = { NS: 'S', EW: 'E' };
/** The hand opened for counting, and the table's answer with the hand it concerns. */
let wanted = null;
let said = { of: null, says: null };

/** The hand that needs counting or confirming, with its match; null if there is none. */
export function pending(state) {
  const found = waiting(state);
  return found && found.hand.confirmed.length < 2 ? found : null;
}

/** Whether counting is possible on this screen; requests the keys when first needed. */
export function counts(state) {
  if (!isOwnScreen() || !pending(state)) return false;
  return seatCodes(redraw).codes !== null;
}

export function redraw() {
  document.dispatchEvent(new Event('counted'));
}

/** While the next hand is played, the last one is shown on request only. */
export function isOpen(state) {
  return counts(state) && (!playing(state.hand) || wanted === name(pending(state)));
}

/** Opens a hand; null closes it. */
export function turn(found) {
  wanted = found && name(found);
  said = { of: null, says: null };
  redraw();
}

const name = ({ match, hand }) => `${match.number}/${hand.hand}`;

export function drawCounting(section, state) {
  const of = name(pending(state));
  render(
    section,
    h('div', { class: 'seat-count', key: 'count', own: true }),
    said.of === of &&
      said.says &&
      h('p', { class: 'seat-said', key: 'said', role: 'status' }, say(said.says)),
    playing(state.hand) &&
      h(
        'button',
        { class: 'button', key: 'close', type: 'button', onclick: () => turn(null) },
        t('waits.close'),
      ),
  );
  drawCount(section.querySelector('.seat-count'), state, {
    lines: ['NS', 'EW'],
    wish: (what, line) => wish(of, what, line),
  });
}

async function wish(of, what, line) {
  const seat = LINES[line];
  const { key } = seatCodes(redraw).codes.seats.find(one => one.seat === seat);
  said = { of, says: await order({ seat, key, ...what }) };
  redraw();
}
