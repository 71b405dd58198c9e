import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, pass } from '../../../test/openPage.tsx';
import { TickerStrip } from './TickerStrip.tsx';

// jsdom has no layout, so the strip is never near the viewport.
it('announces nothing while it is out of view, because it has not connected', async () => {
  await openPage(() => (
    <main>
      <TickerStrip />
    </main>
  ));
  await pass(10_000);
  const regions = within(screen.getByRole('main')).queryAllByRole('status');
  expect(regions.map(({ textContent }) => textContent).join('')).toBe('');
});
