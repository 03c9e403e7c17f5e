// The clock of the round: set, moved, stopped.

import { h, render } from '../../dom.js';
import { ticking } from '../../clocks.js';
import { t } from '../../texts.js';
import { dialog, warning } from '../../console/dialog.js';
import { at } from '../../console/store.js';
import { may, now } from '../staff.js';
import { roundClock, shownTime, timeOfDay } from '../time.js';
import { give } from './send.js';

ticking(() => {
  const element = document.getElementById('control-time');
  if (element && at.state) render(element, face());
});

function face() {
  return shownTime(roundClock(at.state, now()));
}

function says() {
  const { state } = at;
  const { kind } = roundClock(state, now());
  if (kind === 'none') return t('hall.time.none');
  if (kind === 'before') return t('hall.time.before', timeOfDay(state.starts));
  if (kind === 'runs') return t('hall.time.runs', timeOfDay(state.ends));
  return t(`hall.time.${kind}`);
}

export function clockPanel() {
  const { state } = at;
  const set = state.ends !== undefined && !state.over;
  return h('section', { key: 'clock', class: 'card-panel clock-panel' },
    h('h2', {}, t('control.clock')),
    h('p', { id: 'control-time', class: 'control-time number', own: true, mount: element => render(element, face()) }),
    h('p', { key: 'says' }, says()),
    state.forecast !== undefined && h('p', { key: 'forecast', class: 'forecast' }, t('control.forecast', timeOfDay(state.forecast))),
    may('direction') && h('div', { key: 'buttons', class: 'buttons' },
      state.round > 0 && !state.over && h('button', { key: 'start', type: 'button', class: set ? 'button' : 'button main', onclick: start }, t(set ? 'control.start-again' : 'control.start')),
      state.paused === undefined
        ? h('button', { key: 'pause', type: 'button', class: 'button', onclick: () => give({ do: 'pause' }) }, t('control.pause'))
        : h('button', { key: 'resume', type: 'button', class: 'button main', onclick: () => give({ do: 'resume' }) }, t('control.resume')),
      set && [1, 5, -1].map(minutes => h('button', { key: minutes, type: 'button', class: 'button', onclick: () => give({ do: 'more', minutes }) }, t(minutes > 0 ? 'control.more' : 'control.less', Math.abs(minutes))))));
}

async function start() {
  const { round, minutes, hands, tables } = at.state;
  const extended = tables.filter(one => one.ends !== undefined).map(one => one.table);
  const form = { minutes: String(minutes), when: 'now', time: timeOfDay(now() + 10 * 60_000).padStart(5, '0'), wrong: false };
  const yes = await dialog({
    title: () => t('control.start.title', round),
    size: 'small',
    view: it => h('form', { class: 'sheet-body', onsubmit: event => (event.preventDefault(), isMinutes(form.minutes) ? it.close(true) : ((form.wrong = true), it.redraw())) },
      h('p', { class: 'lead' }, t('control.start.usual', hands, minutes)),
      extended.length > 0 && h('p', { key: 'extended', class: 'quiet' }, t('control.start.extended', extended.join(', '))),
      h('label', { class: 'field' }, h('span', {}, t('control.start.minutes')),
        h('input', { name: 'minutes', inputmode: 'numeric', autocomplete: 'off', autofocus: true, value: form.minutes, oninput: event => (form.minutes = event.target.value) })),
      h('fieldset', { class: 'one-of' }, h('legend', {}, t('control.start.when')),
        h('div', { class: 'options' }, ['now', 'at'].map(when => h('label', { key: when, class: 'option' },
          h('input', { type: 'radio', name: 'when', value: when, checked: form.when === when, onchange: () => ((form.when = when), it.redraw()) }),
          h('span', {}, t(`control.start.${when}`)))))),
      form.when === 'at' && h('label', { key: 'time', class: 'field' }, h('span', {}, t('control.start.time')),
        h('input', { name: 'time', type: 'time', required: true, value: form.time, oninput: event => (form.time = event.target.value) })),
      warning(form.wrong && t('control.start.wrong')),
      h('footer', { class: 'sheet-foot' },
        h('button', { type: 'button', class: 'button', onclick: () => it.close(null) }, t('console.cancel')),
        h('button', { type: 'submit', class: 'button main' }, t('control.start')))),
  });
  if (!yes) return;
  await give({ do: 'start', round, minutes: Number(form.minutes), ...(form.when === 'at' && { starts: String(next(form.time)) }) });
}

const isMinutes = text => /^[1-9]\d{0,2}$/.test(text.trim()) && Number(text) <= 300;

/** The next time that the hall's clock shows this. */
function next(time) {
  const [hours, minutes] = time.split(':').map(Number);
  const day = new Date(now());
  day.setHours(hours, minutes, 0, 0);
  if (day.getTime() < now() - 30 * 60_000) day.setDate(day.getDate() + 1);
  return day.getTime();
}
