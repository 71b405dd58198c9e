import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openMarket, pass } from '../../test/openMarket.tsx';
import { TickerRow } from './TickerRow.tsx';
import { TickerStrip } from './TickerStrip.tsx';

const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

// jsdom has no layout, so the strip is never near the viewport.
it('announces nothing while it is out of view, because it has not connected', async () => {
  await openMarket(TickerStrip);
  await pass(10_000);
  expect(announced()).toEqual(['']);
});

it('has one live region, which is empty at first', async () => {
  await openMarket(() => <TickerRow state="connecting" />);
  expect(announced()).toEqual(['']);
  await pass(10_000);
  expect(announced()).toEqual(['Connecting…']);
});
