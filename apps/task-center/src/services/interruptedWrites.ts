import { readInput } from '@exchange/exchange-api';
import { endpoints, type BodyOf } from '@exchange/task-center-api';
import type { KeyValueStorage } from '@exchange/site/services/browser';
import { isWriteName, type WriteName } from './endpointNames.ts';

/** Time after its interruption in which a write may be sent again, in ms. */
const validMs = 15 * 60_000;

const storageKey = 'task-center:interrupted-write';

/** A write that the server refused because the session had ended. */
export interface RefusedWrite {
  name: WriteName;
  /**
   * Unchecked, because the code that stores a write has its name only as a type parameter. `take` validates the body.
   */
  body: unknown;
  /** Key of the refused attempt. A duplicated tab has a copy of the write, and must not do it a second time. */
  idempotencyKey: string;
}

/** A write from the storage, whose body fits its name. */
export interface StoredWrite extends RefusedWrite {
  body: BodyOf<WriteName>;
}

/** The last write that failed because its user had been logged out. Lasts as long as the tab, and survives a reload. */
export interface InterruptedWrites {
  /** Stores a write of a user. Ignores the one that was taken last, so that it is not repeated again and again. */
  store(userId: string, write: RefusedWrite): void;
  hasWrite(): boolean;
  /** Removes the write, and returns it if it is this user's and not older than 15 minutes. */
  take(userId: string): StoredWrite | undefined;
}

/**
 * @param storage - storage of the tab
 * @param now - current time in ms UTC
 */
export function createInterruptedWrites(
  storage: KeyValueStorage,
  now: () => number = () => Date.now(),
): InterruptedWrites {
  let takenIdentity: string | undefined;
  return {
    store(userId, { name, body, idempotencyKey }) {
      if (identityOf(userId, { name, body }) === takenIdentity) return;
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
      const interrupted = read(text);
      if (interrupted?.userId !== userId) return undefined;
      // The device's clock may have been set back since, so that the time of the interruption is in the future.
      if (Math.abs(now() - interrupted.at) > validMs) return undefined;
      takenIdentity = identityOf(userId, interrupted.write);
      return interrupted.write;
    },
  };
}

/** Returns a text that is equal for attempts to do the same. */
const identityOf = (userId: string, { name, body }: Pick<RefusedWrite, 'name' | 'body'>) =>
  JSON.stringify([userId, name, body]);

/** Returns undefined if the stored text is damaged or from another version of the page. */
function read(text: string): { userId: unknown; at: number; write: StoredWrite } | undefined {
  let stored: Partial<Record<keyof StoredWrite | 'userId' | 'at', unknown>> | null;
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
  return input.ok ? { userId, at, write: { name, body: input.value, idempotencyKey } } : undefined;
}
