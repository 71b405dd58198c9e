import { expect, it, vi } from 'vitest';
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
