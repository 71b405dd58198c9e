import type { Sandbox } from '@apps/sandbox';
import { expect } from 'vitest';

/** Waits until a page hears what the exchange says by itself; it is told nothing of what was before. */
export async function pageListens(sandbox: Sandbox): Promise<void> {
  const count = async () => {
    const state = await fetch(`${sandbox.url}/_sandbox/state`);
    return ((await state.json()) as { eventStreams: number }).eventStreams;
  };
  await expect.poll(count, { timeout: 10_000 }).toBeGreaterThan(0);
}
