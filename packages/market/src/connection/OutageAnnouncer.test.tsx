import { fireEvent, screen, within } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { openMarket, pass } from '../../test/openMarket.tsx';
import type { ConnectionName } from './ConnectionState.tsx';
import { OutageAnnouncer } from './OutageAnnouncer.tsx';

function Changing(): ReactElement {
  const [state, setState] = useState<ConnectionName>('live');
  return (
    <main>
      <OutageAnnouncer state={state} />
      <button onClick={() => setState('reconnecting')}>interrupt</button>
      <button onClick={() => setState('live')}>connect</button>
    </main>
  );
}

const regions = () => within(screen.getByRole('main')).getAllByRole('status');
const announced = () => regions().map(({ textContent }) => textContent);

it('announces only interruptions of at least five seconds', async () => {
  await openMarket(Changing);
  const [region] = regions();
  for (let index = 0; index < 3; index += 1) {
    fireEvent.click(screen.getByText('interrupt'));
    await pass(4_900);
    fireEvent.click(screen.getByText('connect'));
    await pass(100);
    expect(announced()).toEqual(['']);
  }
  fireEvent.click(screen.getByText('interrupt'));
  await pass(5_000);
  expect(announced()).toEqual(['Reconnecting…']);
  fireEvent.click(screen.getByText('connect'));
  await pass(5_000);
  expect(announced()).toEqual(['']);
  expect(regions()[0]).toBe(region);
});
