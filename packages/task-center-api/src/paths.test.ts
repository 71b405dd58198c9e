import { expect, it } from 'vitest';
import { apiPath, eventsPath } from './paths.ts';

it('keeps the paths that published pages request', () => {
  expect(apiPath).toBe('/x-api/task-center/v1');
  expect(eventsPath).toBe('/x-api/task-center/v1/events');
});
