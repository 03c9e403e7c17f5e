// Counting at the table's own screen: what is left in both lines' fans, and both lines' word. Orders
// are given for a seat of the line that gives them; the seats' keys are told to this screen and to no
// other, and elsewhere there is nothing to be pressed.

import { h, render } from '../dom.js';
import { drawCount } from '../seat/count.js';
import { isOwnScreen, seatCodes } from '../own-screen.js';
import { order } from '../seat/order.js';
import { playing } from '../standing.js';
import { addWords, say, t } from '../texts.js';
import { waiting } from '../unconfirmed.js';
import italian from '../words/seat-it.js';
import english from '../words/seat-en.js';

addWords(italian, english);

const LINES = { NS: 'S', EW: 'E' };
let keys = null;
let asks = null;
let wanted = false;
let said = null;

/** The hand that waits for people's count or for their word, with its match; null where none does. */
export function pending(state) {
  const found = waiting(state);
  return found && found.hand.confirmed.length < 2 ? found : null;
}

/** Whether somebody may count here and now; the keys are asked for when that is first wanted. */
export function counts(state) {
  if (!isOwnScreen() || !pending(state)) return false;
  if (!keys) asks ??= learn();
  return keys !== null;
}

async function learn() {
  try {
    const codes = await seatCodes();
    if (!codes) return;
    keys = new Map(codes.seats.map(one => [one.seat, one.key]));
    redraw();
  } catch {
    asks = null;
  }
}

function redraw() {
  document.dispatchEvent(new Event('counted'));
}

/** While the next hand is played the last one is counted where somebody asks for it. */
export function isOpen(state) {
  return counts(state) && (wanted || !playing(state.hand));
}

export function turn(open) {
  wanted = open;
  said = null;
  redraw();
}

export function drawCounting(section, state) {
  render(
    section,
    h('div', { class: 'seat-count', key: 'count', own: true }),
    said && h('p', { class: 'seat-said', key: 'said', role: 'status' }, say(said)),
    playing(state.hand) &&
      h(
        'button',
        { class: 'button', key: 'close', type: 'button', onclick: () => turn(false) },
        t('waits.close'),
      ),
  );
  drawCount(section.querySelector('.seat-count'), state, { lines: ['NS', 'EW'], wish });
}

async function wish(what, line) {
  const seat = LINES[line];
  said = await order({ seat, key: keys.get(seat), ...what });
  redraw();
}
