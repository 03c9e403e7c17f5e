// What is asked of the table. A session that has ended is renewed in between, so that nothing typed is lost.

import { signIn } from './login.js';

/** What a path says, or null where nobody answers. */
export async function ask(path) {
  try {
    const answer = await fetch(path);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** One answer for all that can happen: {ok: body}, {gone: true} where nobody signs in, or {says: sentence or null}. */
export async function send(path, body) {
  for (;;) {
    const { status, says, ok } = await post(path, body);
    if (status === 200) return { ok };
    if (status !== 401) return { says };
    if (!(await signIn(ok.again ? 'severe' : 'again'))) return { gone: true };
  }
}

/** {status, ok, says, wait}: status 0 where nobody answers, wait in seconds where one has to. */
export async function post(path, body) {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    const said = text ? JSON.parse(text) : {};
    return {
      status: answer.status,
      ok: said,
      says: said.says ?? null,
      wait: Number(answer.headers.get('retry-after')) || 0,
    };
  } catch {
    return { status: 0, says: null, wait: 0 };
  }
}
