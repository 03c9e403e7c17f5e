// Who deals, while it can still be set. The table presumes a dealer until somebody sets one or the cards show it.

import { h } from '../dom.js';
import { player, say, t } from '../texts.js';
import { send } from './api.js';
import { warning } from './dialog.js';
import { SEATS } from './fields.js';
import { somebody } from './login.js';
import { at, changed } from './store.js';

let refused = null;

export function dealing() {
  const { hand, match } = at.state;
  const open = hand?.phase === 'deal' && hand.acts.length === 0;
  if (!open) refused = null;
  return open && h('section', { key: 'dealing', class: 'waits is-plain' },
    h('h3', {}, t(hand.dealerPresumed ? 'console.deals.presumed' : 'console.deals'), ' ', h('strong', {}, player(hand.dealer, match))),
    h('div', { class: 'actions', role: 'group', 'aria-label': t('console.start.dealer') }, SEATS.map(seat =>
      h('button', { key: seat, type: 'button', class: 'button', 'aria-pressed': !hand.dealerPresumed && hand.dealer === seat, onclick: () => deals(seat) }, player(seat, match)))),
    h('p', { class: 'quiet' }, t('console.deals.how')),
    warning(refused));
}

/** Takes one tap, because another tap can undo it. */
async function deals(seat) {
  // Refers to the hand that was shown when the button was pressed, even if logging in takes a while.
  const { match, hand } = at.state;
  if (!(await somebody())) return;
  const answer = await send('/api/command', { do: 'start', dealer: seat, seenMatch: match.number, seenHand: hand.number, seenStage: 'deal' });
  refused = answer.ok?.done || answer.gone ? null : say(answer.ok?.says ?? answer.says) || t('console.silent');
  changed(answer.ok?.done ? { done: { text: t('console.done'), when: performance.now() } } : {});
}
