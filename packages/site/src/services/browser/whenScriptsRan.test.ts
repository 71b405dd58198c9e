import { expect, it } from 'vitest';
import { whenScriptsRan } from './whenScriptsRan.ts';

/** A window whose document is in the given state. */
function windowIn(readyState: DocumentReadyState, domContentLoadedEventStart?: number) {
  const document = Object.assign(new EventTarget(), { readyState });
  const entries = domContentLoadedEventStart === undefined ? [] : [{ domContentLoadedEventStart }];
  const performance = { getEntriesByType: () => entries };
  const window = Object.assign(new EventTarget(), { document, performance });
  return { window: window as unknown as Window, document };
}

it.each([
  ['complete', undefined],
  ['interactive', 120],
] as const)(
  'resolves at once if the document is %s and DOMContentLoaded fired at %s ms',
  (state, at) => expect(whenScriptsRan(windowIn(state, at).window)).resolves.toBeUndefined(),
);

it.each([
  ['interactive', 0],
  ['loading', undefined],
] as const)('waits for DOMContentLoaded while the document is %s', async (state, at) => {
  const { window, document } = windowIn(state, at);
  let hasRun = false;
  const ran = whenScriptsRan(window).then(() => (hasRun = true));
  await Promise.resolve();
  expect(hasRun).toBe(false);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await ran;
  expect(hasRun).toBe(true);
});

it('resolves when the page has loaded, if DOMContentLoaded fired unnoticed', async () => {
  const { window } = windowIn('interactive');
  const ran = whenScriptsRan(window);
  window.dispatchEvent(new Event('load'));
  await expect(ran).resolves.toBeUndefined();
});
