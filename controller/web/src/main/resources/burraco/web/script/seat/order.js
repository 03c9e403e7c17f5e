// What somebody at a seat wants of the table, and what it says to that: null where it is done.

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
    return { it: 'Il tavolo non risponde', en: 'The table does not answer' };
  }
}
