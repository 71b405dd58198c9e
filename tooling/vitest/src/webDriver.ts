import { setTimeout as wait } from 'node:timers/promises';

/** An element of a page, as WebDriver refers to it. */
export type ElementReference = Record<typeof elementKey, string>;

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Values that WebDriver passes between the test and the page. */
export type WireValue =
  string | number | boolean | null | undefined | ElementReference | readonly WireValue[];

/** A command that the browser refused. `kind` is WebDriver's error code, such as `no such element`. */
class WebDriverError extends Error {
  override readonly name = 'WebDriverError';
  readonly kind: string;

  constructor(command: string, kind: string, message: string) {
    super(`${command} failed (${kind}): ${message}`);
    this.kind = kind;
  }
}

/** Characters that WebDriver uses for keys without a character (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  F6: '\uE036',
};

/** Timeout in ms, equal to Playwright's default. */
const patience = 30_000;
const pollInterval = 50;

/** A browser session over WebDriver (https://www.w3.org/TR/webdriver2), for engines that Playwright cannot start. */
export interface WebDriverSession {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  setSize(width: number, height: number): Promise<void>;
  /** Runs a function or a script in the page. The function must not use variables from outside. */
  run<Result, Parameters extends WireValue[]>(
    script: string | ((...parameters: Parameters) => Result),
    ...parameters: Parameters
  ): Promise<Awaited<Result>>;
  /** Runs a function in the page until it returns something other than null, undefined and false. */
  waitFor<Result, Parameters extends WireValue[]>(
    script: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<NonNullable<Result>>;
  /** Clicks the first visible element of a selector with this accessible name, or that contains this text. */
  click(selector: string, text?: string): Promise<void>;
  /** Types into the focused element with key presses. */
  type(text: string): Promise<void>;
  /** Presses a key, or several together, such as `ArrowDown` or `Shift+Tab`. */
  press(keys: string): Promise<void>;
  /** Opens a tab. Returns a function that switches to it, and one that switches back. */
  newTab(): Promise<{ show(): Promise<void>; showFormer(): Promise<void> }>;
  close(): Promise<void>;
}

/**
 * Starts a session of a running WebDriver server.
 *
 * @param server - origin of the server
 * @param capabilities - WebDriver capabilities that the browser must match
 * @throws WebDriverError if the server cannot start the browser
 */
export async function openSession(server: string, capabilities: object): Promise<WebDriverSession> {
  const { sessionId } = await send<{ sessionId: string }>(`${server}/session`, {
    body: { capabilities: { alwaysMatch: capabilities } },
  });
  const address = `${server}/session/${sessionId}`;
  const call = <Value = unknown>(path: string, body: object = {}) =>
    send<Value>(address + path, { body });

  const session: WebDriverSession = {
    async goto(url) {
      await call('/url', { url });
    },
    async back() {
      await call('/back');
    },
    async reload() {
      await call('/refresh');
    },
    async setSize(width, height) {
      await call('/window/rect', { width, height });
    },
    run(script, ...args) {
      const body =
        typeof script === 'string' ? script : `return (${String(script)}).apply(null, arguments)`;
      return call('/execute/sync', { script: body, args });
    },
    async waitFor(script, ...args) {
      const end = Date.now() + patience;
      for (;;) {
        const found = await session.run(script, ...args);
        if (found !== null && found !== undefined && found !== false) {
          return found;
        }
        if (Date.now() > end) {
          const condition = `${String(script)} with ${JSON.stringify(args)}`;
          throw new WebDriverError('waitFor', 'timeout', condition);
        }
        await wait(pollInterval);
      }
    },
    async click(selector, text = '') {
      const end = Date.now() + patience;
      for (;;) {
        const element = await session.waitFor(findVisible, selector, text);
        try {
          await call(`/element/${element[elementKey]}/click`);
          return;
        } catch (error) {
          // Tries again if the page replaced, covered or moved the element before the click.
          if (Date.now() > end || !isTransient(error)) throw error;
          await wait(pollInterval);
        }
      }
    },
    async type(text) {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await call('/actions', { actions: [{ type: 'key', id: 'keyboard', actions: keys }] });
    },
    async press(keys) {
      const values = keys.split('+').map((key) => keyCodes[key] ?? key);
      const actions = [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ];
      await call('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async newTab() {
      const former = await send<string>(`${address}/window`, { method: 'GET' });
      const { handle } = await call<{ handle: string }>('/window/new', { type: 'tab' });
      const show = async (tab: string) => void (await call('/window', { handle: tab }));
      return { show: () => show(handle), showFormer: () => show(former) };
    },
    async close() {
      await send(address, { method: 'DELETE' });
    },
  };
  return session;
}

const transient = new Set([
  'element click intercepted',
  'element not interactable',
  'stale element reference',
]);

function isTransient(error: unknown): boolean {
  return error instanceof WebDriverError && transient.has(error.kind);
}

/** Runs in the page. Returns the first visible element with this accessible name or text. */
function findVisible(selector: string, text: string): ElementReference | undefined {
  const element = [...document.querySelectorAll(selector)].find((each) => {
    const name = each.getAttribute('aria-label') ?? each.textContent ?? '';
    return each.getClientRects().length > 0 && name.includes(text);
  });
  // WebDriver replaces the element with a reference.
  return element as unknown as ElementReference | undefined;
}

/** Sends a command, by default with POST. */
async function send<Value>(
  address: string,
  { method = 'POST', body }: { method?: 'GET' | 'POST' | 'DELETE'; body?: object },
): Promise<Value> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new WebDriverError(`${method} ${address}`, error, message);
  }
  return value as Value;
}
