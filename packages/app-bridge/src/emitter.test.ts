import { expect, it, vi } from 'vitest';
import { createEmitter } from './emitter.ts';

it('calls listeners in order, once per registration', () => {
  const emitter = createEmitter<number>();
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
  const emitter = createEmitter<number>();
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
  const emitter = createEmitter<number>();
  const listener = vi.fn();
  emitter.add(listener);
  emitter.clear();
  emitter.emit(1);
  expect(listener).not.toHaveBeenCalled();
});
