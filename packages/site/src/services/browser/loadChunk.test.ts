import { expect, it, vi } from 'vitest';
import { ChunkError, loadChunk } from './loadChunk.ts';

const atOnce = (callback: () => void) => callback();
const ready = () => Promise.resolve();

it('resolves to what it loaded', async () => {
  await expect(loadChunk(() => Promise.resolve(7), atOnce, ready)).resolves.toBe(7);
});

it('retries once after a second', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(7);
  const timer = vi.fn(atOnce);
  await expect(loadChunk(load, timer, ready)).resolves.toBe(7);
  expect(load).toHaveBeenCalledTimes(2);
  expect(timer).toHaveBeenCalledWith(expect.any(Function), 1_000);
});

it('rejects with a ChunkError and its cause after the second failure', async () => {
  const cause = new Error('offline');
  const load = vi.fn().mockRejectedValue(cause);
  const failure = await loadChunk(load, atOnce, ready).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ChunkError);
  expect((failure as ChunkError).cause).toBe(cause);
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads nothing before the scripts in the HTML have run', async () => {
  const load = vi.fn().mockResolvedValue(7);
  let start = () => {};
  const waiting = new Promise<void>((resolve) => (start = resolve));
  const loaded = loadChunk(load, atOnce, () => waiting);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  start();
  await expect(loaded).resolves.toBe(7);
});
