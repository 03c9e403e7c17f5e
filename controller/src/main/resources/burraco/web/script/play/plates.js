// Beside each seat: who sits there, and the three buttons of whoever plays it. On small screens
// they stand below.

import { h, render } from '../dom.js';
import { player, t } from '../texts.js';
import { wish } from './api.js';
import { gather, sort } from './moves.js';
import { side } from './geometry.js';
import { at, cardsAt, changed, mine, SEATS } from './store.js';

/** So wide must the room left and right of the felt be for the buttons of those who sit there. */
const BESIDE = 112;
const KEYS = ['ok', 'undo', 'call'];

export function drawPlates(element, below, laid) {
  const { small, left } = laid.frame;
  const roomy = seat => !small && (['above', 'below'].includes(side(seat)) || left >= BESIDE);
  render(
    element,
    SEATS.map(seat => plate(seat, laid, roomy(seat))),
  );
  render(
    below,
    SEATS.filter(seat => !roomy(seat)).map(seat =>
      h(
        'div',
        { key: seat, class: `seat-card${mine(seat) ? ' is-mine' : ''}` },
        name(seat),
        controls(seat, small),
      ),
    ),
  );
}

function name(seat) {
  const hand = at.state?.hand;
  const acting = hand?.acting === seat;
  const owes = hand?.owed.some(one => one.seat === seat);
  return h(
    'p',
    { class: `plate-name${acting ? ' is-acting' : ''}` },
    h('span', { class: 'plate-who' }, player(seat, at.state?.match)),
    acting && h('span', { class: 'acting' }, t(owes ? 'owes' : 'turn')),
  );
}

function controls(seat, small = false) {
  const who = t(`seat.${seat}`);
  return h(
    'div',
    { class: 'plate-buttons' },
    h(
      'button',
      {
        key: 'sit',
        type: 'button',
        class: 'small-button',
        'aria-pressed': mine(seat),
        'aria-label': t(mine(seat) ? 'play.leave.of' : 'play.sit.of', who),
        onclick: () => sit(seat),
      },
      t(mine(seat) ? 'play.leave' : 'play.sit'),
    ),
    mine(seat) &&
      at.bottom !== seat &&
      h(
        'button',
        {
          key: 'turn',
          type: 'button',
          class: 'small-button',
          'aria-label': t('play.from-here.of', who),
          onclick: () => changed({ bottom: seat }),
        },
        t('play.from-here'),
      ),
    small &&
      seat === at.bottom && [
        extra('sort', () => sort(seat)),
        cardsAt('pile').length > 0 && extra('pick-up', () => gather('pile')),
      ],
    mine(seat) &&
      KEYS.map(key =>
        h(
          'button',
          {
            key,
            type: 'button',
            class: `key key-${key}`,
            'aria-label': t('play.key.of', t(`play.key.${key}`), who),
            onclick: () => wish({ do: 'press', key, seat }),
          },
          t(`play.key.${key}`),
        ),
      ),
  );
}

const extra = (key, act) =>
  h('button', { key, type: 'button', class: 'small-button', onclick: act }, t(`play.${key}`));

async function sit(seat) {
  const takes = !mine(seat);
  if (
    (await wish({ do: 'seat', seat, sitter: takes ? 'PERSON' : 'BOT' })) &&
    takes &&
    SEATS.filter(mine).length === 0
  )
    changed({ bottom: seat });
}

/** To the right of the seat, where nothing lies. */
function plate(seat, laid, roomy) {
  const zone = at.felt.zones.find(one => one.zone === `seat ${seat}`);
  if (!zone) return null;
  const box = laid.frame.box(zone);
  const where = side(seat);
  const gap = laid.frame.scale * 1.4;
  const { left, above, size, w } = laid.frame;
  const style = {
    below: { left: `${box.l + box.w + gap}px`, bottom: `${laid.frame.h - above - size + 4}px` },
    above: { right: `${w - box.l + gap}px`, top: `${above + 4}px` },
    left: roomy
      ? { left: '6px', bottom: `${laid.frame.h - above - size}px`, width: `${left - 14}px` }
      : { left: `${left + gap}px`, top: `${box.t + box.h + gap}px` },
    right: roomy
      ? { right: '6px', top: `${above}px`, width: `${left - 14}px` }
      : { right: `${left + gap}px`, bottom: `${laid.frame.h - box.t + gap}px` },
  }[where];
  return h(
    'section',
    {
      key: seat,
      class: `plate plate-${where}${roomy && (where === 'left' || where === 'right') ? ' is-outside' : ''}`,
      'aria-label': t(`seat.${seat}`),
      style,
    },
    name(seat),
    roomy && controls(seat),
  );
}
