import { fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { openMarket } from '../../test/openMarket.tsx';
import { Change, directionOf } from './Change.tsx';
import { CompactAmount } from './CompactAmount.tsx';
import { FlashingPrice } from './FlashingPrice.tsx';

function Changing(): ReactElement {
  const [value, setValue] = useState('100');
  return (
    <>
      {['99', '99.5', '99.50'].map((next) => (
        <button key={next} onClick={() => setValue(next)}>
          set {next}
        </button>
      ))}
      <FlashingPrice value={value} />
    </>
  );
}

it('flashes a price in the direction of its last move, and not at first', async () => {
  await openMarket(Changing);
  const first = screen.getByText('100');
  expect(first.dataset['move']).toBeUndefined();
  fireEvent.click(screen.getByText('set 99'));
  const fallen = screen.getByText('99');
  expect(fallen.dataset['move']).toBe('down');
  // A new element starts the animation again.
  expect(fallen).not.toBe(first);
  fireEvent.click(screen.getByText('set 99.5'));
  expect(screen.getByText('99.5').dataset['move']).toBe('up');
  fireEvent.click(screen.getByText('set 99.50'));
  expect(screen.getByText('99.50').dataset['move']).toBe('up');
});

it.each([
  ['0.0123', 'up'],
  ['-0.0001', 'down'],
  ['0.0000', 'unchanged'],
  ['-0.0000', 'unchanged'],
  ['0', 'unchanged'],
  ['12', 'up'],
])('the change %s has the direction "%s"', (range, direction) => {
  expect(directionOf(range)).toBe(direction);
});

it.each([
  ['0.0123', '+1.23%', 'up 1.23%', 1],
  ['-0.5', '-50.00%', 'down 50.00%', 1],
  ['0.0000', '0.00%', 'unchanged', 0],
])('shows the change %s as text and, if it is not zero, as an arrow', async (...values) => {
  const [range, shown, read, arrows] = values;
  await openMarket(() => <Change range={range} />);
  expect(screen.getByText(shown).getAttribute('aria-hidden')).toBe('true');
  screen.getByText(read);
  expect(document.querySelectorAll('.change svg')).toHaveLength(arrows);
});

it('has another arrow for a rise than for a fall', async () => {
  await openMarket(() => (
    <>
      <Change range="1" />
      <Change range="-1" />
    </>
  ));
  const [up, down] = [...document.querySelectorAll('.change svg')].map((icon) => icon.innerHTML);
  expect(up).not.toBe(down);
});

it('shows an amount without a coin if its coin is unknown', async () => {
  await openMarket(() => <CompactAmount amount="13630" coin={undefined} />);
  screen.getByText('13.63K');
});
