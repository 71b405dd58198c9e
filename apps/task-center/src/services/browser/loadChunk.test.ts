import { expect, it, vi } from 'vitest';
import { ChunkError, loadChunk } from './loadChunk.ts';

const atOnce = (callback: () => void) => callback();

it('resolves to the loaded part', async () => {
  await expect(loadChunk(() => Promise.resolve(7), atOnce)).resolves.toBe(7);
});

it('retries once after a second', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(7);
  const timer = vi.fn(atOnce);
  await expect(loadChunk(load, timer)).resolves.toBe(7);
  expect(load).toHaveBeenCalledTimes(2);
  expect(timer).toHaveBeenCalledWith(expect.any(Function), 1_000);
});

it('rejects with a ChunkError and its cause after the second failure', async () => {
  const cause = new Error('offline');
  const load = vi.fn().mockRejectedValue(cause);
  const failure = await loadChunk(load, atOnce).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ChunkError);
  expect((failure as ChunkError).cause).toBe(cause);
  expect(load).toHaveBeenCalledTimes(2);
});
