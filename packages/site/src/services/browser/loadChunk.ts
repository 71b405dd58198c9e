import { nextTask } from './whenIdle.ts';
import { whenScriptsRan } from './whenScriptsRan.ts';

/** Delay before the retry, in ms. */
const pause = 1_000;

/**
 * Loads code that is not in the initial scripts, and retries once, because short network gaps are common
 * on phones. First waits for the scripts in the HTML, because the last one contains chunks that every
 * page needs. Loads in a separate task, because React calls this while it renders, and running a chunk
 * takes milliseconds on a phone.
 *
 * @throws ChunkError after the second failure: no network, or a release that is no longer served
 */
export async function loadChunk<Part>(
  load: () => Promise<Part>,
  setTimer: (callback: () => void, ms: number) => unknown = setTimeout,
  whenReady: () => Promise<void> = () => whenScriptsRan(globalThis.window),
): Promise<Part> {
  await whenReady();
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

/** A chunk of code could not be loaded. `cause` is the browser's error. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(cause: unknown) {
    super('A part of this page could not be loaded, twice. Check the connection and reload.', {
      cause,
    });
  }
}
