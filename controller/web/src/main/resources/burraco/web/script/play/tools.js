// The toolbar: time, the arbiter's buttons, display options.

import { h, render } from '../dom.js';
import { icon } from '../icons.js';
import { raw, t } from '../texts.js';
import { wish } from './api.js';
import { listen } from './heard.js';
import { at, changed, SEATS } from './store.js';
import { sounds } from './sounds.js';

const SPEEDS = [0.5, 1, 2, 4, 8, 16];

export function drawTools(element) {
  const play = at.play;
  render(
    element,
    h(
      'button',
      {
        key: 'pause',
        type: 'button',
        class: 'tool main',
        onclick: () => wish({ do: play.paused ? 'go' : 'pause' }),
      },
      t(play.paused ? 'play.go' : 'play.pause'),
    ),
    h(
      'label',
      { key: 'speed', class: 'speed' },
      h('span', null, t('play.speed')),
      h('input', {
        type: 'range',
        min: 0,
        max: SPEEDS.length - 1,
        step: 1,
        value: String(nearest(play.speed)),
        'aria-valuetext': t('play.times', factor(play.speed)),
        onchange: event => wish({ do: 'speed', percent: SPEEDS[event.target.value] * 100 }),
      }),
      h('output', { class: 'number' }, t('play.times', factor(play.speed))),
    ),
    h(
      'span',
      { key: 'arbiter', class: 'group', role: 'group', 'aria-label': t('play.arbiter') },
      tool('deal', t('play.deal'), () => wish({ do: 'deal' }), undefined, play.dealing),
      tool('start', t('play.start'), () => wish({ do: 'press', key: 'start' })),
      tool('timeout', t('play.timeout'), () => wish({ do: 'press', key: 'timeout' })),
      tool(
        'deals',
        t('play.deals'),
        () => wish({ do: 'deals', on: play.deals ? 0 : 1 }),
        play.deals,
      ),
    ),
    h(
      'span',
      { key: 'shown', class: 'group', role: 'group', 'aria-label': t('play.shown') },
      tool('all', t('play.all'), () => changed({ all: !at.all }), at.all),
      tool('heard', t('play.heard'), () => listen(!at.heard), Boolean(at.heard)),
      tool('turn', t('play.turn'), () =>
        changed({ bottom: SEATS[(SEATS.indexOf(at.bottom) + 1) % 4], chosen: [] }),
      ),
      tool('zoom', at.zoom > 1 ? t('play.zoom.out') : t('play.zoom.in'), zoom, at.zoom > 1),
      h(
        'button',
        {
          key: 'sound',
          type: 'button',
          class: 'tool',
          'aria-label': t('play.sounds'),
          title: t('play.sounds'),
          'aria-pressed': sounds.on,
          onclick: () => {
            sounds.toggle();
            changed();
          },
        },
        icon('speech'),
      ),
    ),
  );
}

/** Scrolls the enlarged table to the seat in front. */
function zoom() {
  changed({ zoom: at.zoom > 1 ? 1 : 1.8 });
  const around = document.querySelector('.window');
  requestAnimationFrame(() =>
    around.scrollTo((around.scrollWidth - around.clientWidth) / 2, around.scrollHeight),
  );
}

function tool(key, name, act, pressed, disabled = false) {
  return h(
    'button',
    {
      key,
      type: 'button',
      class: `tool tool-${key}`,
      title: t(`play.${key}.what`),
      'aria-pressed': pressed,
      onclick: act,
      disabled,
    },
    name,
  );
}

function nearest(speed) {
  const off = SPEEDS.map(one => Math.abs(Math.log(one / speed)));
  return off.indexOf(Math.min(...off));
}

const factor = speed =>
  String(speed).replace('.', raw('number.decimal'));
