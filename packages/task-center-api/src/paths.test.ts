import { expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { apiPath, eventsPath, taskCenterPaths } from './paths.ts';

it('keeps the paths that published pages request', () => {
  expect(apiPath).toBe('/x-api/task-center/v1');
  expect(eventsPath).toBe('/x-api/task-center/v1/events');
});

it('has one path per call', () => {
  const paths = Object.entries(endpoints).map(([name, { path }]) => [name, path]);
  expect(taskCenterPaths).toEqual(Object.fromEntries(paths));
});
