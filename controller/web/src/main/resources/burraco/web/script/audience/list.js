// All tables of a round, and the choice of tournament and round.

import { h, render } from '../dom.js';
import { named, onLang, points, t } from '../texts.js';
import { address, asked, read } from './files.js';
import { later, side } from './people.js';

const AGAIN = 10000;
const part = id => document.getElementById(id);

export function showList(key) {
  let index = null;
  let rows = [];
  let tournaments = [];
  let round = null;

  onLang(draw);
  look();

  async function look() {
    index = (await read(`${key}/index.json`)) ?? index;
    tournaments = (await read('tournaments.json'))?.tournaments ?? tournaments;
    if (index) {
      round = index.rounds.find(one => one.round === asked().round) ?? index.rounds.at(-1);
      if (round) rows = (await read(`${key}/${round.file}`))?.tables ?? rows;
      draw();
    }
    setTimeout(look, AGAIN);
  }

  function draw() {
    if (!index) return;
    document.title = `${index.title} · Burraco`;
    render(part('title'), named(index.title));
    render(part('where'), later(index));
    render(part('choices'), choices());
    part('said').textContent = rows.length === 0 ? t('audience.none') : '';
    render(part('tables'), rows.map(row => h('li', { key: row.table }, link(row))));
  }

  function choices() {
    return [
      tournaments.length > 1 &&
        choice('hall', 'audience.tournament', key, tournaments.map(one => [one.key, one.title])),
      index.rounds.length > 1 &&
        choice('round', 'audience.rounds', String(round.round), index.rounds.map(one => [String(one.round), t('audience.round', one.round)])),
    ];
  }

  function choice(name, label, chosen, all) {
    return h('label', { key: name }, h('span', {}, t(label)),
      h('select', { name, onchange: event => go(name, event.target.value) },
        all.map(([value, text]) => h('option', { key: value, value, selected: value === chosen }, text))));
  }

  function go(name, value) {
    location.search = address(name === 'hall' ? { hall: value, round: null } : { [name]: value });
  }

  function link(row) {
    return h('a', { href: address({ hall: key, round: round.round, table: row.table }) },
      h('strong', { class: 'number' }, t('audience.table', row.table)),
      ['NS', 'EW'].map(line =>
        h('span', { key: line, class: `pair ${line.toLowerCase()}` },
          h('span', {}, side(row, line)),
          h('span', { class: 'number' }, points(row[line.toLowerCase()])))));
  }
}
