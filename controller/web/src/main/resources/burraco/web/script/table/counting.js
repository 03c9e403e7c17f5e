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
/** The hand that somebody has opened, and what the table said of which. */
let wanted = null;
let said = { of: null, says: null };

/** The hand that waits for people's count or for their word, with its match; null where none does. */
export function pending(state) {
  const found = waiting(state);
  return found && found.hand.confirmed.length < 2 ? found : null;
}

/** Whether somebody may count here and now; the keys are asked for when that is first wanted. */
export function counts(state) {
  if (!isOwnScreen() || !pending(state)) return false;
  return seatCodes(redraw).codes !== null;
}

export function redraw() {
  document.dispatchEvent(new Event('counted'));
}

/** While the next hand is played the last one is counted where somebody asks for it. */
export function isOpen(state) {
  return counts(state) && (!playing(state.hand) || wanted === name(pending(state)));
}

/** Opens this hand, or closes what is open with null. */
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
