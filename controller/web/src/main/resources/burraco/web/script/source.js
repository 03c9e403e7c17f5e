// A stream of events that is asked for with headers, which an EventSource cannot have. As far as
// live.js needs it, it is one: it tells `state` and `error`, and is closed.

export class HeaderSource extends EventTarget {
  readyState = EventSource.CONNECTING;
  #stop = new AbortController();

  constructor(path, headers) {
    super();
    this.#listen(path, headers).catch(() => {}).finally(() => this.#end());
  }

  async #listen(path, headers) {
    const answer = await fetch(path, { headers, cache: 'no-store', signal: this.#stop.signal });
    if (!answer.ok) return;
    this.readyState = EventSource.OPEN;
    const text = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let had = '';
    for (let piece = await text.read(); !piece.done; piece = await text.read()) {
      const events = (had + piece.value).split('\n\n');
      had = events.pop();
      events.forEach(event => this.#tell(event));
    }
  }

  #tell(event) {
    const data = event.split('\n').find(line => line.startsWith('data: '));
    if (data && this.readyState === EventSource.OPEN)
      this.dispatchEvent(new MessageEvent('state', { data: data.slice('data: '.length) }));
  }

  #end() {
    if (this.readyState === EventSource.CLOSED) return;
    this.readyState = EventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  close() {
    this.readyState = EventSource.CLOSED;
    this.#stop.abort();
  }
}
