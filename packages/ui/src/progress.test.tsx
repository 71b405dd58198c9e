import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Progress } from './progress.tsx';

it.each([
  [0.4, 1, 0.4],
  [7, 5, 5],
  [-1, 5, 0],
  [Infinity, 5, 5],
  [0.5, 0, 0.5],
  [0.5, Number.NaN, 0.5],
])('draws %d of %d as %d', (value, max, drawn) => {
  render(<Progress label="Trades" value={value} max={max} />);
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Trades' }).value).toBe(
    drawn,
  );
});

it.each([undefined, Number.NaN])('is indeterminate for %s', (value) => {
  render(<Progress label="Trades" {...(value === undefined ? {} : { value })} />);
  expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false);
});
