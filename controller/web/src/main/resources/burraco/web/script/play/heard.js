// Shows which cards the antennas detect, polled four times a second while it is switched on.

import { ask } from './api.js';
import { CARD } from './geometry.js';
import { at, cardOf, changed } from './store.js';

const OFTEN = 250;
let timer = 0;

export function listen(on) {
  clearInterval(timer);
  if (on) timer = setInterval(hear, OFTEN);
  changed({ heard: on ? { antennas: [] } : null });
  if (on) hear();
}

async function hear() {
  if (document.hidden) return;
  try {
    const heard = await ask('/api/play/heard');
    if (at.heard) changed({ heard });
  } catch {
    // The next poll follows soon; a lost connection is reported elsewhere.
  }
}

/** How many cards an antenna detects, and which of them do not lie over it. */
export function echoes(zone) {
  const cards = at.heard?.antennas.find(one => one.antenna === zone.antenna)?.cards ?? [];
  return {
    count: cards.length,
    wrong: cards.filter(id => !isOver(cardOf(id), zone)).map(id => id.split('/')[0]),
  };
}

function isOver(card, zone) {
  if (!card || card.x === null) return false;
  const [w, h] = card.across ? [CARD.h, CARD.w] : [CARD.w, CARD.h];
  return (
    Math.abs(card.x - zone.x) < (w + zone.w) / 2 && Math.abs(card.y - zone.y) < (h + zone.h) / 2
  );
}
