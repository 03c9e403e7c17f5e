// What the direction can do for somebody who has entered.

import { h } from '../dom.js';
import { t } from '../texts.js';
import { dialog } from '../console/dialog.js';
import { at } from '../console/store.js';
import { choice, formDialog, input, whole } from './form.js';
import { entry } from './names.js';
import { BY, described, quoted, why } from './text.js';

/** Opens what can be done for them, and then the form of what was chosen. */
export async function entryDialog(number) {
  const one = entry(number);
  const started = at.state.round !== undefined;
  const acts = at.state.finished ? [] : [
    'amend', !started && 'scratch', started && !one.away && 'leave', (one.away || one.awayFrom) && 'return', 'substitute',
    at.state.field === 'teams' && ['posted', 'seated'].includes(at.state.round?.state) && 'line-up', started && 'warning', started && 'penalty'].filter(Boolean);
  const act = await dialog({
    title: () => `${number} · ${one.title}`,
    size: 'small',
    view: it => h('div', { class: 'sheet-body acts' },
      h('p', { class: 'quiet' }, [one.players.join(', '), one.club].filter(Boolean).join(' · ')),
      acts.map((act, index) => h('button', { key: act, type: 'button', class: 'button', autofocus: index === 0, onclick: () => it.close(act) }, t(`direction.act.${act}`))),
      h('footer', { class: 'sheet-foot' }, h('button', { type: 'button', class: 'button', onclick: () => it.close(null) }, t('console.leave')))),
  });
  if (act) ACTS[act](one);
}

const ACTS = { amend, scratch, leave, return: comeBack, substitute, 'line-up': lineUp, warning, penalty };

function form(one, act, more) {
  return formDialog({ title: () => `${one.number} · ${t(`direction.act.${act}`)}`, lead: () => one.title, submit: () => t(`direction.act.${act}`), about: () => entry(one.number), ...more });
}

function amend(one) {
  const players = Array.from({ length: Math.max(at.state.players, one.players.length) }, (_, index) => one.players[index] ?? '');
  form(one, 'amend', {
    values: { ...players, name: one.name, club: one.club, table: one.table ? String(one.table) : '' },
    fields: (values, redraw) => [
      at.state.field === 'teams' && input(values, 'name', t('direction.team'), redraw),
      players.map((_, index) => input(values, String(index), at.state.field === 'individuals' ? t('direction.player.only') : t('direction.player', index + 1), redraw)),
      input(values, 'club', t('direction.club'), redraw),
      input(values, 'table', t('direction.keeps-table'), redraw, { inputmode: 'numeric' }),
    ],
    text: values => `amend ${one.number} ${described({ players: players.map((_, index) => values[index]), name: values.name, club: values.club, table: whole(values.table) })}`,
  });
}

function scratch(one) {
  form(one, 'scratch', { values: {}, fields: () => [], text: () => `scratch ${one.number}` });
}

function leave(one) {
  const { round } = at.state;
  const plays = round.tables.some(table => [...table.first, ...table.second].includes(one.number) && table.slip.open);
  form(one, 'leave', {
    values: { round: String(plays ? round.round : round.round + 1), kind: 'for-good' },
    fields: (values, redraw) => [
      choice(values, 'kind', t('direction.leave.kind'), ['for-a-time', 'for-good', 'unjustified'].map(kind => ({ value: kind, text: t(`direction.away.${kind}`) })), redraw),
      h('p', { key: 'means', class: 'quiet' }, t(`direction.leave.${values.kind}`)),
      input(values, 'round', t('direction.leave.round'), redraw, { inputmode: 'numeric' }),
    ],
    reasons: ['direction.why.ill', 'direction.why.family'],
    text: values => (whole(values.round) === null ? null : `leave ${one.number} round ${whole(values.round)} ${values.kind} ${BY} ${why(values.why)}`),
  });
}

function comeBack(one) {
  const next = (at.state.round?.round ?? 0) + 1;
  form(one, 'return', {
    values: { round: String(one.awayFrom ?? next) },
    fields: (values, redraw) => input(values, 'round', t('direction.return.round'), redraw, { inputmode: 'numeric' }),
    text: values => (whole(values.round) === null ? null : `return ${one.number} round ${whole(values.round)}`),
  });
}

function substitute(one) {
  form(one, 'substitute', {
    values: { out: one.players[0], in: '' },
    fields: (values, redraw) => [
      choice(values, 'out', t('direction.substitute.out'), one.players.map(player => ({ value: player, text: player })), redraw),
      input(values, 'in', t('direction.substitute.in'), redraw),
    ],
    text: values => (values.in.trim() ? `substitute ${one.number} out ${quoted(values.out)} in ${quoted(values.in)} ${BY}` : null),
  });
}

/** Before each match a team may put its pairs together anew (art. 2). */
function lineUp(one) {
  const many = one.players.length - one.players.length % 2;
  form(one, 'line-up', {
    values: Object.fromEntries(one.players.slice(0, many).map((player, index) => [`player-${index}`, player])),
    fields: (values, redraw) => [
      h('p', { key: 'means', class: 'quiet' }, t('direction.line-up.means')),
      Array.from({ length: many }, (_, index) => h('label', { key: index, class: 'field' },
        h('span', {}, t('direction.line-up.at', Math.floor(index / 2) + 1, index % 2 + 1)),
        h('select', { name: `player-${index}`, value: values[`player-${index}`], onchange: event => ((values[`player-${index}`] = event.target.value), redraw()) },
          ['', ...one.players].map(player => h('option', { key: player, value: player, selected: player === values[`player-${index}`] }, player || t('direction.nobody'))))))],
    text: values => {
      const players = Object.values(values);
      while (players.length > 0 && !players.at(-1)) players.pop();
      return players.length < 4 || players.includes('') || players.length % 2 === 1 ? null
        : `line-up ${one.number} round ${at.state.round.round} ${players.map(quoted).join(' ')}`;
    },
  });
}

function warning(one) {
  form(one, 'warning', {
    values: { round: String(at.state.round.round) },
    fields: (values, redraw) => input(values, 'round', t('direction.of-round'), redraw, { inputmode: 'numeric' }),
    reasons: ['direction.why.late', 'direction.why.talk'],
    text: values => (whole(values.round) === null || !values.why?.trim() ? null : `warning ${one.number} round ${whole(values.round)} ${BY} ${why(values.why)}`),
  });
}

function penalty(one) {
  form(one, 'penalty', {
    values: { round: String(at.state.round.round), vp: '-1', mp: String(-at.state.bands[1][0]) },
    fields: (values, redraw) => [
      input(values, 'round', t('direction.of-round'), redraw, { inputmode: 'numeric' }),
      input(values, 'vp', t('direction.penalty.vp'), redraw),
      input(values, 'mp', t('direction.penalty.mp'), redraw),
      h('p', { key: 'means', class: 'quiet' }, t('direction.penalty.means')),
    ],
    reasons: ['direction.why.21ter', 'direction.why.jury'],
    text: values => (whole(values.round) === null || whole(values.vp) === null || whole(values.mp) === null || !values.why?.trim()
      ? null : `penalty ${one.number} round ${whole(values.round)} ${whole(values.vp)}/${whole(values.mp)} ${BY} ${why(values.why)}`),
  });
}
