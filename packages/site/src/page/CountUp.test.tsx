import { fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { openSite, pass } from '../../test/openSite.tsx';
import { CountUp } from './CountUp.tsx';

function Figure(): ReactElement {
  const [amount, setAmount] = useState('100');
  return (
    <>
      <p data-testid="figure">
        <CountUp value={{ amount, unit: 'USDT' }} />
      </p>
      {['200', '120'].map((next) => (
        <button key={next} type="button" onClick={() => setAmount(next)}>
          {next}
        </button>
      ))}
    </>
  );
}

const change = (amount: string) => fireEvent.click(screen.getByRole('button', { name: amount }));
const figure = () => Number(screen.getByTestId('figure').textContent.replace(/\D/g, ''));
const allowMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

afterEach(() => vi.unstubAllGlobals());

it('counts to the new value in 250 ms', async () => {
  allowMotion(true);
  await openSite(Figure);
  expect(figure()).toBe(100);
  change('200');
  expect(figure()).toBe(100);
  await pass(100);
  expect(figure()).toBeGreaterThan(100);
  expect(figure()).toBeLessThan(200);
  await pass(200);
  expect(figure()).toBe(200);
});

it('continues from the displayed value if the value changes again while it counts', async () => {
  allowMotion(true);
  await openSite(Figure);
  change('200');
  await pass(100);
  const between = figure();
  change('120');
  expect(figure()).toBe(between);
  await pass(300);
  expect(figure()).toBe(120);
});

it('shows the new value at once under reduced motion', async () => {
  allowMotion(false);
  await openSite(Figure);
  change('200');
  expect(figure()).toBe(200);
});
