import { expect, it, vi } from 'vitest';
import { onceReporter } from './onceReporter.ts';

it('logs each failure message once', () => {
  const log = vi.fn();
  const report = onceReporter(log);
  const failure = new Error('no network');
  for (const error of [failure, new Error('no network'), 'odd', 'odd', new Error('odd')]) {
    report(error);
  }
  expect(log.mock.calls).toEqual([
    ['no network', failure],
    ['odd', 'odd'],
  ]);
});
