import type { Sandbox } from '@apps/sandbox';
import { expect } from 'vitest';

/** Waits until pages are connected to the event stream, because it does not replay earlier events. */
export async function pageListens(sandbox: Sandbox, pages = 1): Promise<void> {
  const count = async () => {
    const state = await fetch(`${sandbox.url}/_sandbox/state`);
    return ((await state.json()) as { eventStreams: number }).eventStreams;
  };
  await expect.poll(count, { timeout: 10_000 }).toBeGreaterThanOrEqual(pages);
}
