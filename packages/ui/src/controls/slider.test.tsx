import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Slider } from './slider.tsx';

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Leverage' });
const times = (value: number) => `${value}×`;

it('is a native range input that shows its value as text', () => {
  const change = vi.fn();
  render(<Slider label="Leverage" min={1} max={100} formatValue={times} onValueChange={change} />);
  expect(slider()).toMatchObject({ min: '1', max: '100', step: '1', value: '1' });
  fireEvent.change(slider(), { target: { value: '25' } });
  expect(change).toHaveBeenCalledExactlyOnceWith(25);
  expect(slider().getAttribute('aria-valuetext')).toBe('25×');
  expect(screen.getByRole('status').textContent).toBe('25×');
});

it('is controlled by `value`', () => {
  const change = vi.fn();
  render(<Slider label="Leverage" value={10} onValueChange={change} />);
  fireEvent.change(slider(), { target: { value: '20' } });
  expect(change).toHaveBeenCalledExactlyOnceWith(20);
  expect(slider().value).toBe('10');
});
