// An event stream with request headers, which EventSource does not support. It provides what live.js needs: `state`
// and `error` events, and close().

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
