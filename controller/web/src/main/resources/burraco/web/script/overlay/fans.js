// The players' cards for audiences that may see them: four rows at the lower edge. Unknown cards show their back.

import { h, render } from '../dom.js';
import { card } from '../cards.js';
import { player } from '../texts.js';

export function drawFans(section, { match }, fans) {
  section.classList.toggle('none', !fans);
  render(section, fans && ['N', 'E', 'S', 'W'].map(seat => fan(seat, fans[seat] ?? [], match)));
}

/** Long fans overlap more. */
function fan(seat, faces, match) {
  const step = Math.min(0.62, 9.6 / Math.max(1, faces.length - 1));
  return h(
    'div',
    { class: `held-fan ${seat === 'N' || seat === 'S' ? 'of-ns' : 'of-ew'}`, key: seat },
    h('p', {}, player(seat, match)),
    h(
      'div',
      { class: 'side-fan', style: { '--step': step.toFixed(3) } },
      faces.map((face, index) =>
        card(face === '??' ? 'back' : face, { key: index, lying: 'side' }),
      ),
    ),
  );
}
