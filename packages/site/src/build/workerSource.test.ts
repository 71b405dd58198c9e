import { runInNewContext } from 'node:vm';
import { createRegionEnv } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import { expect, it } from 'vitest';
import { removalSource, workerSource } from './workerSource.ts';

const app = { basePath: '/task-center', regions: createRegionEnv(preset) };
const release = { id: 'abc', digests: { 'chunks/a.js': 'digest' } };

/** Runs the source as a browser does, without access to modules. Returns the events that the worker listens to. */
function eventsOf(source: string): string[] {
  const events: string[] = [];
  const self = { addEventListener: (name: string) => events.push(name) };
  runInNewContext(source, { self });
  return events;
}

it('is a self-contained script that contains the release id', () => {
  const source = workerSource(app, release);
  expect(eventsOf(source)).toEqual(['install', 'activate', 'fetch']);
  // The deployment check (`pnpm doctor`) reads the release id.
  expect(source).toContain('"release":"abc"');
  expect(source).toContain('"digests":{"chunks/a.js":"digest"}');
});

it('contains the paths of the translations in all environments', () => {
  expect(workerSource(app, release)).toContain(
    '"texts":["/i18n/task-center/","/i18n/testnet-task-center/","/i18n/test-task-center/latest/"]',
  );
});

it('contains the paths of the translations of a brand with other environments', () => {
  const regions = createRegionEnv({
    ...preset,
    environments: [{ name: 'production' }, { name: 'qa' }],
    translationPaths: '{base}/{environment}/{ns}/{lng}.json',
  });
  expect(workerSource({ ...app, regions }, release)).toContain(
    '"texts":["/i18n/production/","/i18n/qa/"]',
  );
});

it('removes an earlier worker with a worker that handles no requests', () => {
  expect(eventsOf(removalSource(app))).toEqual(['install', 'activate']);
});
