import type { Clock } from '../clock.ts';

/** The behavior of a fake server for one request: an answer, or a function that returns it or a promise. */
export type FakeStep = FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>);

export type FakeAnswer =
  /** Responds with a successful envelope around the result, as the option `envelope` writes it. */
  | { type: 'result'; result: unknown; delayMs?: number }
  /** Responds with any body: a string unchanged, such as HTML or malformed JSON, and other values as JSON. */
  | {
      type: 'reply';
      body: unknown;
      status?: number;
      headers?: Record<string, string>;
      delayMs?: number;
    }
  /** Fails with a network error. */
  | { type: 'drop'; delayMs?: number }
  /** Never responds. */
  | { type: 'hang' };

/** A request that the fake server received. */
export interface FakeCall {
  method: string;
  url: string;
  /** Request headers, with lower-case names. */
  headers: Record<string, string>;
  /** Request body. A string is parsed if it is JSON, with integers beyond ±2^53 as `bigint`. */
  body: unknown;
}

export interface FakeReply {
  /** The body as text. */
  data: string;
  status: number;
  headers: Record<string, string>;
}

export interface FakeTransportOptions {
  /**
   * Returns the body of a successful response with this result, in the format of your dialect, such as
   * `(data) => ({ ok: true, data })`. Default: `{ ret_code: 0, ret_msg: 'OK', result }`.
   */
  envelope?: (result: unknown) => unknown;
  /** Time source of delays. Default: the globals. */
  clock?: Clock;
}

/** A request of one transport. */
interface FakeRequest<Reply> {
  call: FakeCall;
  signal: AbortSignal | null | undefined;
  /** Returns the reply in the format of the transport. May throw if such a reply cannot exist. */
  toReply: (reply: FakeReply) => Reply;
  /** Error of a lost connection. */
  dropped: () => Error;
  /** Error of an aborted request. */
  aborted: () => Error;
}

/** A server that answers the requests of every transport. */
interface FakeServer {
  readonly calls: FakeCall[];
  readonly pending: number;
  /** Answers a request, or rejects with `dropped`, `aborted`, or the error of a step that is a function. */
  answer<Reply>(request: FakeRequest<Reply>): Promise<Reply>;
}

/** Creates a server that answers requests with the steps of their routes. */
export function createFakeServer(
  routes: Readonly<Record<string, FakeStep | readonly FakeStep[]>>,
  { clock, envelope }: Required<FakeTransportOptions>,
): FakeServer {
  const calls: FakeCall[] = [];
  /** Number of requests per route. */
  const counts = new Map<string, number>();
  let pending = 0;

  function nextStep(route: string): FakeStep {
    const steps = routes[route] ?? unknownRoute;
    if (!isList(steps)) return steps;
    const count = counts.get(route) ?? 0;
    counts.set(route, count + 1);
    const step = steps[count] ?? steps.at(-1);
    if (step) return step;
    throw new TypeError(`Invalid steps of "${route}": the list is empty, add a step.`);
  }

  async function answer<Reply>({
    call,
    signal,
    toReply,
    dropped,
    aborted,
  }: FakeRequest<Reply>): Promise<Reply> {
    const { pathname } = new URL(call.url);
    if (signal?.aborted) throw aborted();
    calls.push(call);
    const step = nextStep(`${call.method} ${pathname}`);
    let timer: unknown;

    async function runStep(): Promise<Reply> {
      const chosen = typeof step === 'function' ? await step(call) : step;
      if (chosen.type === 'hang' || signal?.aborted) return new Promise(() => undefined);
      await new Promise<void>((resolve) => {
        timer = clock.setTimeout(resolve, chosen.delayMs ?? 0);
      });
      if (chosen.type === 'drop') throw dropped();
      return toReply(replyOf(chosen, envelope));
    }

    const ended = new AbortController();
    const untilAbort = new Promise<never>((_, reject) => {
      const abort = () => {
        clock.clearTimeout(timer);
        reject(aborted());
      };
      signal?.addEventListener('abort', abort, { signal: ended.signal });
    });
    pending++;
    try {
      return await Promise.race([runStep(), untilAbort]);
    } finally {
      pending--;
      ended.abort();
    }
  }

  return {
    calls,
    get pending() {
      return pending;
    },
    answer,
  };
}

const unknownRoute: FakeAnswer = { type: 'reply', status: 404, body: '' };

function isList(given: FakeStep | readonly FakeStep[]): given is readonly FakeStep[] {
  return Array.isArray(given);
}

function replyOf(
  answer: Extract<FakeAnswer, { type: 'result' | 'reply' }>,
  envelope: (result: unknown) => unknown,
): FakeReply {
  if (answer.type === 'result') {
    return replyOf({ type: 'reply', body: envelope(answer.result) }, envelope);
  }
  const { body, status = 200, headers = {} } = answer;
  return { data: typeof body === 'string' ? body : JSON.stringify(body), status, headers };
}
