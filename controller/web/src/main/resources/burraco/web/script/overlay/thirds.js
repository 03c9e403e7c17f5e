// The lower third: the last act, or rulings that are new or not carried out.

import { h, render } from '../dom.js';
import { ruling, rulings } from '../rulings.js';
import { player, say } from '../texts.js';

export function drawThirds(section, state, parts) {
  const ruled = parts.has('rulings') ? rulings(state) : [];
  const last = parts.has('act') && state.hand?.acts.findLast(act => act.says);
  render(
    section,
    ruled.slice(-2).map(one => ruling(one, state)),
    ruled.length === 0 &&
      last &&
      h(
        'p',
        { class: 'plate act', key: last.id },
        state.match.names?.[last.seat] && h('strong', {}, player(last.seat, state.match)),
        h('span', {}, say(last.says)),
      ),
    ruled.length === 0 &&
      parts.has('act') &&
      !last &&
      h('p', { class: 'plate act', key: 'state' }, say(state.situations[0]?.says)),
  );
}
