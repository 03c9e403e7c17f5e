// Pause, place, speed and the way back to what is played now.

import { h, render } from '../dom.js';
import { lang, t } from '../texts.js';

const SPEEDS = [1, 2, 4, 8];

export function drawControls(parent, player, now) {
  const { is } = player;
  const { first, last, ends } = player.range();
  render(parent,
    h('button', { key: 'play', type: 'button', class: 'button', onclick: () => (is.playing ? player.pause() : player.go()) },
      t(is.playing ? 'audience.pause' : 'audience.play')),
    h('button', { key: 'start', type: 'button', class: 'button', onclick: () => player.seek(first) }, t('audience.start')),
    h('label', { key: 'place', class: 'place' },
      h('span', { class: 'spoken' }, t('audience.seek')),
      h('input', {
        type: 'range', name: 'place', min: first, max: Math.max(last, first), value: player.number(),
        'aria-valuetext': t('audience.at', now.hand, time(now.wall)),
        onchange: event => player.seek(Number(event.target.value)),
      })),
    h('span', { key: 'time', class: 'time number' }, time(now.wall)),
    h('label', { key: 'speed' },
      h('span', { class: 'spoken' }, t('audience.speed')),
      h('select', { name: 'speed', onchange: event => player.speed(Number(event.target.value)) },
        SPEEDS.map(one => h('option', { key: one, value: one, selected: one === is.speed }, t('audience.times', one))))),
    !ends && h('button', {
      key: 'live', type: 'button', class: `button live${is.live ? ' is-on' : ''}`, 'aria-pressed': is.live,
      title: is.live ? t('audience.is-live') : null, onclick: () => player.live(),
    }, t('audience.live')));
}

function time(wall) {
  return new Date(wall).toLocaleTimeString(lang(), { hour: '2-digit', minute: '2-digit', second: '2-digit' });
}
