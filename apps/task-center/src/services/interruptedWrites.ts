import { readInput } from '@exchange/exchange-api';
import { endpoints, type BodyOf, type EndpointName } from '@exchange/task-center-api';
import type { KeyValueStorage } from '@exchange/site/services/browser';
import type { WriteName } from './taskCenter.ts';

/** Time after its interruption in which a write may be sent again, in ms. */
const validMs = 15 * 60_000;

const storageKey = 'task-center:interrupted-write';

export interface RefusedWrite {
  name: WriteName;
  body: unknown;
  /** Key of the refused attempt. A duplicated tab has a copy of the write, and must not do it a second time. */
  idempotencyKey: string;
}

export interface Write extends RefusedWrite {
  body: BodyOf<WriteName>;
}

/** The last write that failed because its user had been logged out. Lasts as long as the tab, and survives a reload. */
export interface InterruptedWrites {
  /** Stores a write of a user. Ignores the one that was taken last, so that it is not repeated again and again. */
  store(userId: string, write: RefusedWrite): void;
  hasWrite(): boolean;
  /** Removes the write, and returns it if it is this user's and not older than 15 minutes. */
  take(userId: string): Write | undefined;
}

/**
 * @param storage - storage of the tab
 * @param now - current time in ms UTC
 */
export function createInterruptedWrites(
  storage: KeyValueStorage,
  now: () => number = () => Date.now(),
): InterruptedWrites {
  let takenWrite: string | undefined;
  return {
    store(userId, { name, body, idempotencyKey }) {
      if (JSON.stringify([userId, name, body]) === takenWrite) return;
      storage.setItem(
        storageKey,
        JSON.stringify({ userId, at: now(), name, body, idempotencyKey }),
      );
    },
    hasWrite: () => storage.getItem(storageKey) !== null,
    take(userId) {
      const text = storage.getItem(storageKey);
      if (text === null) return undefined;
      storage.removeItem(storageKey);
      const write = read(text);
      if (write?.userId !== userId || Math.abs(now() - write.at) > validMs) return undefined;
      const { name, body, idempotencyKey } = write;
      takenWrite = JSON.stringify([userId, name, body]);
      return { name, body, idempotencyKey };
    },
  };
}

/** Returns undefined if the stored text is damaged or from another version of the page. */
function read(text: string): (Write & { userId: unknown; at: number }) | undefined {
  let stored: Partial<Record<keyof Write | 'userId' | 'at', unknown>> | null;
  try {
    stored = JSON.parse(text) as typeof stored;
  } catch {
    return undefined;
  }
  const { userId, at, name, body, idempotencyKey } = stored ?? {};
  if (typeof at !== 'number' || typeof idempotencyKey !== 'string' || !isWriteName(name)) {
    return undefined;
  }
  const input = readInput<BodyOf<WriteName>>(endpoints[name].body, body);
  return input.ok ? { userId, at, name, body: input.value, idempotencyKey } : undefined;
}

const isWriteName = (name: unknown): name is WriteName =>
  typeof name === 'string' &&
  Object.hasOwn(endpoints, name) &&
  endpoints[name as EndpointName].body !== undefined;
