import { expect, it, vi } from 'vitest';
import { createEmitter } from './emitter.ts';

it('calls listeners in order, once per registration', () => {
  const emitter = createEmitter<[number]>();
  const calls: string[] = [];
  const listener = (detail: number) => calls.push(`first ${detail}`);
  const stop = emitter.add(listener);
  emitter.add((detail) => calls.push(`second ${detail}`));
  emitter.add(listener);
  emitter.emit(1);
  expect(calls).toEqual(['first 1', 'second 1', 'first 1']);
  stop();
  emitter.emit(2);
  expect(calls.slice(3)).toEqual(['second 2', 'first 2']);
});

it('rethrows exceptions in a microtask, and calls the other listeners', () => {
  const later = vi.fn<(task: () => void) => void>();
  vi.stubGlobal('queueMicrotask', later);
  const emitter = createEmitter<[number]>();
  const error = new Error('mine');
  emitter.add(() => {
    throw error;
  });
  const other = vi.fn();
  emitter.add(other);
  emitter.emit(1);
  expect(other).toHaveBeenCalledExactlyOnceWith(1);
  expect(later).toHaveBeenCalledOnce();
  expect(later.mock.calls[0]?.[0]).toThrow(error);
});

it('calls no listener after clear', () => {
  const emitter = createEmitter<[number]>();
  const listener = vi.fn();
  emitter.add(listener);
  emitter.clear();
  emitter.emit(1);
  expect(listener).not.toHaveBeenCalled();
});

it('does not call a listener that an earlier listener removes', () => {
  const emitter = createEmitter<[number]>();
  const removed = vi.fn();
  const stops: (() => void)[] = [];
  emitter.add(() => {
    for (const stop of stops) stop();
  });
  stops.push(emitter.add(removed));
  emitter.emit(1);
  expect(removed).not.toHaveBeenCalled();
});

it('calls no further listener after a listener clears the emitter', () => {
  const emitter = createEmitter<[number]>();
  const later = vi.fn();
  emitter.add(() => {
    emitter.clear();
  });
  emitter.add(later);
  emitter.emit(1);
  expect(later).not.toHaveBeenCalled();
});

it('calls a listener that another listener adds only from the next event on', () => {
  const emitter = createEmitter<[number]>();
  const added = vi.fn();
  const stop = emitter.add(() => {
    stop();
    emitter.add(added);
  });
  emitter.emit(1);
  expect(added).not.toHaveBeenCalled();
  emitter.emit(2);
  expect(added).toHaveBeenCalledExactlyOnceWith(2);
});
