import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SegmentedControl } from './segmentedControl.tsx';

it('is a radio group that looks like one bar', async () => {
  const change = vi.fn();
  render(
    <SegmentedControl
      label="Side"
      options={[
        { value: 'buy', label: 'Buy' },
        { value: 'sell', label: 'Sell' },
      ]}
      defaultValue="buy"
      onValueChange={change}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Side' }).className).toBe('x-radios x-segments');
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('[ArrowRight]');
  expect(change).toHaveBeenCalledExactlyOnceWith('sell');
});
