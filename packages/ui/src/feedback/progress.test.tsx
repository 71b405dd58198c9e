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
])('with value %d and max %d, renders the value %d', (value, max, drawn) => {
  render(<Progress label="Trades" value={value} max={max} />);
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Trades' }).value).toBe(
    drawn,
  );
});

it.each([undefined, Number.NaN])('is indeterminate for %s', (value) => {
  render(<Progress label="Trades" {...(value === undefined ? {} : { value })} />);
  expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false);
});

it.each([
  [undefined, 1],
  [5, 5],
  [0, 1],
  [-2, 1],
  [Infinity, 1],
  [Number.NaN, 1],
])('for max=%s, renders max %d', (max, end) => {
  render(<Progress label="Trades" value={1} {...(max === undefined ? {} : { max })} />);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').max).toBe(end);
});

it('has a value text if given, and the brand colour by default', () => {
  const { rerender } = render(<Progress label="Trades" value={3} max={5} />);
  const bar = screen.getByRole('progressbar');
  expect([bar.hasAttribute('aria-valuetext'), bar.dataset.tone]).toEqual([false, 'brand']);
  rerender(<Progress label="Trades" value={3} max={5} valueText="3 of 5" tone="positive" />);
  expect([bar.getAttribute('aria-valuetext'), bar.dataset.tone]).toEqual(['3 of 5', 'positive']);
});
