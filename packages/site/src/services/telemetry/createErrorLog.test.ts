import { expect, it } from 'vitest';
import { createErrorLog, type LoggedError } from './createErrorLog.ts';

function logOf() {
  const page = new EventTarget();
  let time = 0;
  const log = createErrorLog(page as never, () => (time += 1));
  const entries: LoggedError[] = [];
  return {
    log,
    entries,
    read: () => log.read((entry) => entries.push(entry)),
    fail: (name: string, details: object) =>
      page.dispatchEvent(Object.assign(new Event(name), details)),
  };
}

it('keeps errors until they are read, with their time and whether the page handled them', () => {
  const { log, entries, read, fail } = logOf();
  fail('error', { error: 'uncaught' });
  fail('unhandledrejection', { reason: 'rejected' });
  log.add('handled');
  expect(entries).toEqual([]);
  read();
  expect(entries).toEqual([
    { error: 'uncaught', time: 1, isHandled: false },
    { error: 'rejected', time: 2, isHandled: false },
    { error: 'handled', time: 3, isHandled: true },
  ]);
  log.add('later');
  expect(entries.at(-1)).toEqual({ error: 'later', time: 4, isHandled: true });
});

it('ignores errors of scripts from other origins, which have no error object', () => {
  const { entries, read, fail } = logOf();
  fail('error', { error: null });
  read();
  expect(entries).toEqual([]);
});

it('keeps the first 20 errors', () => {
  const { log, entries, read } = logOf();
  for (let index = 1; index <= 25; index++) log.add(index);
  read();
  expect(entries.map(({ error }) => error)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
});
