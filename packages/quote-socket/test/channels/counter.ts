import type { ChannelCodec } from '../../src/channels/index.ts';

interface CounterFrame {
  readonly topic: string;
  /** Number of the event. 0 is a snapshot. */
  readonly step: number;
  readonly refusal?: string;
  readonly retry?: boolean;
}

/** A codec whose state is the number of the last event. A missing number is a gap. */
export const counter: ChannelCodec<number, number> = {
  name: 'counter',
  batchSize: 2,
  subscribe: (topics) => ({ sub: topics }),
  unsubscribe: (topics) => ({ unsub: topics }),
  read(frame) {
    const { topic, step, refusal, retry } = JSON.parse(frame) as CounterFrame;
    if (topic === undefined) return undefined;
    return refusal === undefined
      ? [{ topic, event: step }]
      : [{ topic, refusal, ...(retry !== undefined && { retry }) }];
  },
  reduce(state, step) {
    if (step < 0) throw new Error('negative');
    return step === 0 || step === (state ?? NaN) + 1 ? step : undefined;
  },
};

/** Returns the frames of events with these numbers. */
export const step = (topic: string, ...steps: number[]) =>
  steps.map((each) => ({ topic, step: each }));
