import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { workerSource } from './workerSource.ts';

/** Runs the source like a browser, without this module, and returns the events that the worker listens to. */
function eventsOf(source: string): string[] {
  const events: string[] = [];
  const self = { addEventListener: (name: string) => events.push(name) };
  runInNewContext(source, { self });
  return events;
}

it('is a script that needs nothing else, and names its release', () => {
  const source = workerSource('abc');
  expect(eventsOf(source)).toEqual(['install', 'activate', 'fetch']);
  // The doctor reads it.
  expect(source).toContain('"release":"abc"');
});

it('knows the paths of texts in all environments', () => {
  expect(workerSource('abc')).toContain(
    '"texts":["/i18n/task-center/","/i18n/testnet-task-center/","/i18n/test-task-center/latest/"]',
  );
});

it('removes the last worker if there is no release', () => {
  expect(eventsOf(workerSource(undefined))).toEqual(['install', 'activate']);
});
