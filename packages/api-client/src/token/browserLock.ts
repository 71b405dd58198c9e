import { type Clock } from '../clock.ts';
import { hex, type RandomBytes } from '../random.ts';
import { type SharedItem, sharedItem, type TokenStorage } from './sharedItem.ts';

/** The part of the Web Locks API that renewals use. `navigator.locks` implements it. */
export interface Locks {
  request<Result>(name: string, callback: () => Promise<Result>): Promise<Result>;
}

/** Options of {@link withBrowserLock}. */
export interface BrowserLockOptions {
  locks: Locks | undefined;
  storage: TokenStorage | undefined;
  /** Time after which the lock of a closed tab expires, in ms. Only used without Web Locks. */
  expiresMs: number;
  clock: Clock;
  random: RandomBytes;
}

/**
 * Time between writing a lock to the storage and checking it, in ms. By then, each tab can read what
 * other tabs wrote at the same time, and only the last one has the lock.
 */
const settleMs = 50;

/**
 * Runs `work` while no other tab of the same origin runs work with this name. Uses Web Locks, or an item
 * in the storage if the browser has no Web Locks or refuses them. If the storage cannot be written
 * either, runs the work at once. Only with Web Locks is it certain that no other tab runs such work.
 */
export async function withBrowserLock<Result>(
  name: string,
  options: BrowserLockOptions,
  work: (isAlone: boolean) => Promise<Result>,
): Promise<Result> {
  const locks = options.locks ?? (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  let isGranted = false;
  try {
    if (locks) {
      return await locks.request(name, () => {
        isGranted = true;
        return work(true);
      });
    }
  } catch (error) {
    if (isGranted) throw error;
    // Browsers refuse locks, for example, in frames with an opaque origin.
  }
  return withStorageLock(sharedItem(name, options.storage), options, () => work(false));
}

async function withStorageLock<Result>(
  item: SharedItem,
  { clock, random, expiresMs }: BrowserLockOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const id = hex(random(new Uint8Array(8)));
  const pause = () => new Promise<void>((resolve) => void clock.setTimeout(resolve, settleMs));
  /** Whether another tab has the lock. Times beyond `expiresMs` mean that the clock was set back. */
  const isHeld = () => {
    const leftMs = Number(item.read()?.split(' ')[1]) - clock.now();
    return leftMs > 0 && leftMs <= expiresMs;
  };
  for (;;) {
    while (isHeld()) await pause();
    const own = `${id} ${clock.now() + expiresMs}`;
    if (!item.write(own)) return work();
    await pause();
    if (item.read() !== own) continue;
    try {
      return await work();
    } finally {
      if (item.read() === own) item.write(undefined);
    }
  }
}
