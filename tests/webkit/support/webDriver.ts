/** A browser of one's own, driven as W3C WebDriver says: one request for each command. */

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
export type Element = { readonly [ELEMENT]: string };

const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};

export interface Size {
  readonly width: number;
  readonly height: number;
}

async function send<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const driver = process.env.WEBDRIVER;
  if (!driver) throw new Error('npm run e2e:webkit starts what these tests need');
  const answer = await fetch(driver + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error}, ${value?.message}`);
  return value;
}

/** A window with a storage of its own, which goes with it. */
export class WebKit {
  readonly #path: string;

  private constructor(path: string) {
    this.#path = path;
  }

  static async open({ width, height }: Size): Promise<WebKit> {
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: {} });
    const browser = new WebKit(`/session/${sessionId}`);
    await browser.#post('timeouts', { script: 60_000 });
    await browser.resize({ width, height });
    return browser;
  }

  close(): Promise<void> {
    return send('DELETE', this.#path);
  }

  resize(size: Size): Promise<void> {
    return this.#post('window/rect', size);
  }

  goTo(url: string): Promise<void> {
    return this.#post('url', { url });
  }

  reload(): Promise<void> {
    return this.#post('refresh', {});
  }

  address(): Promise<string> {
    return send('GET', `${this.#path}/url`);
  }

  /** Runs a function in the page. It is sent as text: it knows its arguments and nothing around it. */
  run<Args extends readonly unknown[], T>(work: (...args: Args) => T, ...args: Args): Promise<Awaited<T>> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${work})(...[...arguments].slice(0, -1))).then(done, (error) => done({ thrown: String(error) }));`;
    return this.#post<Awaited<T>>('execute/async', { script, args }).then((value) => {
      if (typeof value === 'object' && value !== null && 'thrown' in value)
        throw new Error(String(value.thrown));
      return value;
    });
  }

  async press(...keys: readonly string[]): Promise<void> {
    const actions = keys
      .map((key) => KEYS[key] ?? key)
      .flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
    await this.#post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  click(element: Element): Promise<void> {
    return this.#post(`element/${element[ELEMENT]}/click`, {});
  }

  find(selector: string): Promise<Element> {
    return this.#post('element', { using: 'css selector', value: selector });
  }

  /** What shows in the window: a PNG, in the form in which it stands in an address. */
  picture(): Promise<string> {
    return send('GET', `${this.#path}/screenshot`);
  }

  #post<T = void>(command: string, body: unknown): Promise<T> {
    return send('POST', `${this.#path}/${command}`, body);
  }
}
