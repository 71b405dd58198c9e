import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmptyState } from './emptyState.tsx';
import { Illustration } from '../pictures/illustration.tsx';
import { Icon } from '../pictures/icon.tsx';

it('has a title and an action, and is an alert only if `alert` is set', () => {
  const { rerender } = render(
    <EmptyState
      icon={<Icon name="wifiOff" size={32} />}
      title="Offline"
      action={<button>Retry</button>}
      alert
    />,
  );
  expect(screen.getByRole('alert').textContent).toBe('OfflineRetry');
  rerender(<EmptyState icon={<Icon name="gift" size={32} />} title="No rewards yet" />);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('has an icon, and a text only if it is given', () => {
  const { container, rerender } = render(
    <EmptyState icon={<Icon name="gift" size={32} />} title="None" />,
  );
  expect(container.querySelector('.x-empty-text')).toBeNull();
  expect(container.querySelector('svg')?.getAttribute('width')).toBe('32');
  rerender(
    <EmptyState icon={<Icon name="gift" size={32} />} title="None">
      Come back tomorrow.
    </EmptyState>,
  );
  expect(container.querySelector('.x-empty-text')?.textContent).toBe('Come back tomorrow.');
});

it('shows an illustration that is hidden from screen readers', () => {
  const { container } = render(
    <EmptyState illustration={<Illustration name="regionBlocked" />} title="Not in your region" />,
  );
  const drawing = container.querySelector('.x-illustration');
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
  expect(container.textContent).toBe('Not in your region');
  expect(container.querySelector('.x-empty-icon')).toBeNull();
});
