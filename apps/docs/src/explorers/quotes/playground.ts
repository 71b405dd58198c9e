import { createPageQuoteServer, type QuoteFault } from '@exchange/quote-socket/testing/page';
import type { Contender, ContenderInput, ContenderState } from './contender.ts';
import { createMarket } from './market.ts';
import { partyContender } from './partyContender.ts';
import { plainContender } from './bareContender.ts';
import { quoteSocketContender } from './quoteSocketContender.ts';

/** Faults that last until they are switched off. */
export const lastingFaults = ['silence', 'refuse', 'flood'] as const;
export type LastingFault = (typeof lastingFaults)[number];

/** Faults that happen once. `sleep` simulates a computer that sleeps for a minute, so its connections are lost. */
export const momentaryFaults = ['cut', 'close', 'malformed', 'sleep'] as const;
export type MomentaryFault = (typeof momentaryFaults)[number];

/** Time between two samples, in ms. */
export const sampleMs = 250;

/** Number of samples to keep: one minute. */
export const maxSamples = 240;

export interface Sample {
  /** State per client, in the order of `names`. */
  readonly states: readonly ContenderState[];
  /** Time on the page's simulated clock, in ms since 1970 UTC. Jumps by a minute after sleep. */
  readonly at: number;
}

/** A simulated quote server with three clients. */
export interface Playground {
  readonly names: readonly string[];
  /** Samples of the last minute, newest last. */
  getSamples(): readonly Sample[];
  setLasting(faults: readonly LastingFault[]): void;
  trigger(fault: MomentaryFault): void;
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

const sleepMs = 60_000;
const contenders: readonly ((input: ContenderInput) => Contender)[] = [
  quoteSocketContender,
  partyContender,
  plainContender,
];

export function createPlayground(): Playground {
  const server = createPageQuoteServer();
  let slept = 0;
  const now = () => Date.now() + slept;
  const market = createMarket(now);
  const clients = contenders.map((create) =>
    create({
      url: server.url,
      WebSocket: server.WebSocket,
      symbols: market.symbols,
      now,
      stopwatch: () => performance.now(),
    }),
  );
  const listeners = new Set<() => void>();
  let lasting: readonly LastingFault[] = [];
  let samples: readonly Sample[] = [];

  function sample() {
    const states = clients.map((client) => client.state());
    samples = [...samples, { states, at: now() }].slice(-maxSamples);
    for (const listener of listeners) listener();
  }

  const publishing = setInterval(() => {
    server.publish(...market.next(lasting.includes('flood') ? 100 : 2));
  }, 50);
  const sampling = setInterval(sample, sampleMs);

  return {
    names: clients.map(({ name }) => name),
    getSamples: () => samples,
    setLasting(faults) {
      lasting = faults;
      server.fault({ type: 'silence', on: faults.includes('silence') });
      server.fault({ type: 'refuse', on: faults.includes('refuse') });
    },
    trigger(fault) {
      if (fault === 'sleep') slept += sleepMs;
      server.fault(momentary[fault]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose() {
      clearInterval(publishing);
      clearInterval(sampling);
      for (const client of clients) client.dispose();
      server.stop();
      listeners.clear();
    },
  };
}

const momentary: Readonly<Record<MomentaryFault, QuoteFault>> = {
  cut: { type: 'cut' },
  close: { type: 'close', code: 1012, reason: 'service restart' },
  malformed: { type: 'malformed' },
  sleep: { type: 'halfOpen' },
};
