// How the table stands with its hall, asked now and then while the table belongs to one.

import { h } from '../dom.js';
import { t } from '../texts.js';

const ASK_MILLIS = 5_000;
const LINKED = 'linked';

let link = LINKED;

export function watchHall(belongs, changed) {
  setInterval(async () => {
    const now = belongs() ? await asked() : LINKED;
    if (now !== link) {
      link = now;
      changed();
    }
  }, ASK_MILLIS);
}

/** Where nothing is known, nothing is said. */
async function asked() {
  try {
    const answer = await fetch('/api/hall-link', { cache: 'no-store' });
    return answer.ok ? (await answer.json()).link : LINKED;
  } catch {
    return link;
  }
}

/** What is wrong with the link, if something is. */
export function hallLink() {
  return link !== LINKED && link !== 'not-yet' && h('span', { class: 'hall-link', key: 'link' }, t(`hall.${link}`));
}
