// Sends an order for a seat. Returns null if it was carried out, otherwise the reason.

import { everywhere } from '../texts.js';

export async function order(what) {
  try {
    const answer = await fetch('/api/seat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(what),
    });
    const said = await answer.json();
    return said.done ? null : said.says;
  } catch {
    return everywhere('silent');
  }
}
