import { QuoteProvider } from '@exchange/quote-socket/react';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../../test/openPage.tsx';
import { useServices } from '../../context/useServices.ts';
import { MarketRow } from './MarketRow.tsx';

const onOpen = vi.fn();

beforeEach(() => onOpen.mockClear());

function Rows(): ReactElement {
  return (
    <QuoteProvider socket={useServices()!.market.quotes}>
      <table>
        <tbody>
          {['BTCUSDT', 'ETHUSDT'].map((symbol) => (
            <MarketRow key={symbol} symbol={symbol} closes={undefined} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </QuoteProvider>
  );
}

const opener = () => screen.getByRole('button', { name: /BTCUSDT/ });

it.each([0, 1, 2, 3, 4])(
  'opens the chart of its own symbol by a click on cell %i',
  async (cell) => {
    const { user } = await openPage(Rows);
    await user.click(screen.getByRole('row', { name: /BTCUSDT/ }).children[cell]!);
    expect(onOpen.mock.calls).toEqual([['BTCUSDT']]);
    expect(document.activeElement).toBe(opener());
  },
);

it('opens the chart once by a click on the symbol and by a key', async () => {
  const { user } = await openPage(Rows);
  await user.click(opener());
  expect(onOpen.mock.calls).toEqual([['BTCUSDT']]);
  await user.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([['BTCUSDT'], ['BTCUSDT']]);
});
