// Beside each seat: who sits there, and the three buttons for a person. On small screens they stand below the
// table.

import { h, render } from '../dom.js';
import { player, t } from '../texts.js';
import { wish } from './api.js';
import { gather, sort } from './moves.js';
import { side } from './geometry.js';
import { at, cardsAt, changed, mine, SEATS } from './store.js';

/** Width beside the table that the buttons need, in pixels. */
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
        name(seat, true),
        controls(seat, small),
      ),
    ),
  );
}

/** `placed` adds the seat's name, for plates that do not stand at the seat. */
function name(seat, placed = false) {
  const given = at.state?.match?.names?.[seat];
  const hand = at.state?.hand;
  const acting = hand?.acting === seat;
  const owes = hand?.owed.some(one => one.seat === seat);
  return h(
    'p',
    { class: `plate-name${acting ? ' is-acting' : ''}` },
    h('span', { class: 'plate-who' }, player(seat, at.state?.match)),
    placed && given && h('span', { class: 'plate-seat' }, t(`seat.${seat}`)),
    acting && h('span', { class: 'acting' }, t(owes ? 'owes' : 'turn')),
  );
}

/** Only the seat's name, where there is no room for the player's. */
function short(seat) {
  const acting = at.state?.hand?.acting === seat;
  return h('p', { class: `plate-short${acting ? ' is-acting' : ''}` }, t(`seat.${seat}`));
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

/** The area that the cards of a fan cover; for an empty fan, its place. */
function fanBox(seat, laid) {
  const spots = cardsAt(`fan ${seat}`).map(card => laid.cards.get(card.id));
  const place = laid.boxes.get(`fan ${seat}`);
  if (spots.length === 0) {
    const [x, y] = [place.l + place.w / 2, place.t + place.h / 2];
    return { l: x, t: y, r: x, b: y };
  }
  return {
    l: Math.min(...spots.map(one => one.x - one.w / 2)),
    t: Math.min(...spots.map(one => one.y - one.h / 2)),
    r: Math.max(...spots.map(one => one.x + one.w / 2)),
    b: Math.max(...spots.map(one => one.y + one.h / 2)),
  };
}

/** Position of a plate: above the fans at the sides, left of the fan opposite, on the table in front. */
function plate(seat, laid, roomy) {
  const zone = at.felt.zones.find(one => one.zone === `seat ${seat}`);
  if (!zone) return null;
  const box = laid.frame.box(zone);
  const fan = fanBox(seat, laid);
  const where = side(seat);
  const gap = laid.frame.scale * 1.4;
  const { left, above, size, w, h: high, small } = laid.frame;
  const over = { bottom: `${high - fan.t + 4}px`, ...(roomy && { width: `${left - 14}px` }) };
  const style = {
    below: { left: `${box.l + box.w + gap}px`, bottom: `${high - above - size + 4}px` },
    above: {
      right: `${w - fan.l + 8}px`,
      top: `${Math.max(2, fan.t)}px`,
      'max-width': `${Math.max(80, fan.l - 16)}px`,
    },
    left: { left: roomy ? '6px' : `${Math.max(2, fan.l)}px`, ...over },
    right: { right: roomy ? '6px' : `${Math.max(2, w - fan.r)}px`, ...over },
  }[where];
  return h(
    'section',
    {
      key: seat,
      class: `plate plate-${where}${where === 'below' ? '' : ' is-outside'}`,
      'aria-label': t(`seat.${seat}`),
      style,
    },
    small ? short(seat) : name(seat),
    roomy && controls(seat),
  );
}
