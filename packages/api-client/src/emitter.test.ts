import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createEmitter } from './emitter.ts';

it('calls listeners in the order in which they were added', () => {
  const { emit, on } = createEmitter<number>();
  const calls: [name: string, event: number][] = [];
  on((event) => void calls.push(['first', event]));
  on((event) => void calls.push(['second', event]));
  emit(1);
  emit(2);
  expect(calls).toEqual([
    ['first', 1],
    ['second', 1],
    ['first', 2],
    ['second', 2],
  ]);
});

it('calls the other listeners if one throws', () => {
  const { emit, on } = createEmitter<number>();
  const listener = vi.fn();
  on(() => {
    throw new Error('broken listener');
  });
  on(listener);
  emit(1);
  expect(listener).toHaveBeenCalledExactlyOnceWith(1);
});

it('calls a listener until it is removed', () => {
  const { emit, on } = createEmitter<number>();
  const listener = vi.fn();
  const remove = on(listener);
  remove();
  emit(1);
  expect(listener).not.toHaveBeenCalled();
});

it('calls a listener that another listener adds only from the next event on', () => {
  const { emit, on } = createEmitter<number>();
  const late = vi.fn();
  const remove = on(() => {
    remove();
    on(late);
  });
  emit(1);
  expect(late).not.toHaveBeenCalled();
  emit(2);
  expect(late).toHaveBeenCalledExactlyOnceWith(2);
});

it('calls a listener once per registration, and one removal leaves the other registration', () => {
  const { emit, on } = createEmitter<number>();
  const listener = vi.fn();
  const remove = on(listener);
  on(listener);
  emit(1);
  expect(listener).toHaveBeenCalledTimes(2);
  remove();
  remove();
  emit(2);
  expect(listener).toHaveBeenCalledTimes(3);
});

it('ignores the rejection of an async listener', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const { emit, on } = createEmitter<number>();
  on((): unknown => Promise.reject(new Error('broken listener')));
  emit(1);
  await turn();
  expect(unhandled).not.toHaveBeenCalled();
});
