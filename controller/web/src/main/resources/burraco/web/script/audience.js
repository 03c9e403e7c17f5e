// The page for people who are not in the hall: it plays files of a web server, and asks nobody else for anything.
//
//   ?hall=KEY           the tournament; without it the newest one
//   &round=2            the list of that round; without it the newest round
//   &table=3            follows that table
//   &embed              without headings, for a frame in another page

import { addWords, onLang, t, translate } from './texts.js';
import { switches } from './settings.js';
import words from './words/audience.js';
import { asked, lost, read } from './audience/files.js';
import { showList } from './audience/list.js';
import { showTable } from './audience/watch.js';

addWords(words);

const { embed, table } = asked();
const root = document.documentElement;
if (embed) root.dataset.embed = 'on';
root.dataset.shows = table ? 'table' : 'list';
switches(document.getElementById('switches'), ['lang', 'theme', 'suits']);
translate();
onLang(() => lost());
begin();

/** Until there is a tournament, it is asked again. */
async function begin() {
  const key = await newest();
  if (!key) return setTimeout(begin, 5000);
  describe(key);
  if (table) showTable(key, table);
  else showList(key);
}

async function newest() {
  const { hall } = asked();
  if (hall) return hall;
  const all = (await read('tournaments.json'))?.tournaments ?? [];
  const [last] = all.sort((one, other) => other.began - one.began);
  if (!last) document.getElementById('said').textContent = t('audience.none');
  return last?.key;
}

/** For search engines, in the words of schema.org. */
async function describe(key) {
  const event = await read(`${key}/event.json`);
  if (!event) return;
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = JSON.stringify({ ...event, url: new URL(`?hall=${key}`, location.href).href });
  document.head.append(script);
}
