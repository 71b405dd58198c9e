import { nextTask } from './nextTask.ts';

/** Pause before a chunk that failed is asked for once more, in ms. */
const pause = 1_000;

/**
 * Loads a part of the program that is not in the page's first scripts. One that fails is tried once
 * more, since a phone between two cells often needs no more than that. It is asked for in a task of its
 * own: React asks while it draws, and adding a script costs a phone milliseconds.
 *
 * @throws ChunkError after the second failure: no network, or a version that is no longer served
 */
export async function loadChunk<Part>(
  load: () => Promise<Part>,
  setTimer: (callback: () => void, ms: number) => unknown = setTimeout,
): Promise<Part> {
  await nextTask();
  try {
    return await load();
  } catch {
    await new Promise<void>((resolve) => setTimer(resolve, pause));
  }
  try {
    return await load();
  } catch (cause) {
    throw new ChunkError(cause);
  }
}

/** A part of the program could not be loaded. Its `cause` is the browser's own error. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(cause: unknown) {
    super('A part of this page could not be loaded, twice. Check the connection and reload.', {
      cause,
    });
  }
}
