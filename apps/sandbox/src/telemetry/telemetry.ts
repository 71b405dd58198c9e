import type { ServerClock } from '../clock.ts';
import { oldestKept } from '../retention.ts';

/** Maximum number of stored records, and of stored calls. The oldest are dropped. */
const maxEntries = 500;

export interface StoredRecord {
  /** In ms UTC. */
  receivedAt: number;
  traceId: string;
  name: string;
  /** Attributes of the page load and of the record. */
  attributes: Readonly<Record<string, string | number>>;
}

/** An API call whose `traceparent` header contains the trace id of a page load. */
export interface TracedCall {
  /** In ms UTC. */
  receivedAt: number;
  traceId: string;
  method: string;
  /** Path without query. */
  path: string;
  status: number;
  durationMs: number;
}

/** Records that pages sent, and API calls with a trace id. Both are kept in memory, newest first. */
export interface Telemetry {
  addRecords(records: readonly Omit<StoredRecord, 'receivedAt'>[]): void;
  addCall(call: Omit<TracedCall, 'receivedAt'>): void;
  records(): readonly StoredRecord[];
  calls(): readonly TracedCall[];
}

export function createTelemetry(clock: ServerClock): Telemetry {
  let records: StoredRecord[] = [];
  let calls: TracedCall[] = [];
  const kept = <Entry extends { receivedAt: number }>(entries: readonly Entry[]) =>
    entries
      .slice(0, maxEntries)
      .filter(({ receivedAt }) => receivedAt >= oldestKept('telemetry', clock.now()));
  return {
    addRecords(added) {
      const stamped = added.map((record) => ({ receivedAt: clock.now(), ...record }));
      records = kept([...stamped.reverse(), ...records]);
    },
    addCall(call) {
      calls = kept([{ receivedAt: clock.now(), ...call }, ...calls]);
    },
    records: () => kept(records),
    calls: () => kept(calls),
  };
}
