import type { Sandbox } from '@apps/sandbox';
import { expect } from 'vitest';

/** Waits until pages hear what the exchange says by itself; they are told nothing of what was before. */
export async function pageListens(sandbox: Sandbox, pages = 1): Promise<void> {
  const count = async () => {
    const state = await fetch(`${sandbox.url}/_sandbox/state`);
    return ((await state.json()) as { eventStreams: number }).eventStreams;
  };
  await expect.poll(count, { timeout: 10_000 }).toBeGreaterThanOrEqual(pages);
}
