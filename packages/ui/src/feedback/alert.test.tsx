import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Alert } from './alert.tsx';

it.each(['info', 'positive', 'negative'] as const)('has an icon for the tone %s', (tone) => {
  const { container } = render(<Alert tone={tone}>x</Alert>);
  expect(container.querySelector('svg[aria-hidden] path')).not.toBeNull();
  expect(container.querySelector<HTMLElement>('.x-alert')?.dataset.tone).toBe(tone);
});

it('has a title, a text and an action, and a role only if one is given', () => {
  const content = (
    <>
      <b>text</b>
    </>
  );
  const { rerender } = render(
    <Alert title="Not claimed" action={<button>Retry</button>} role="alert">
      {content}
    </Alert>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Not claimedtextRetry');
  rerender(<Alert>{content}</Alert>);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('has the tone info by default', () => {
  const { container } = render(<Alert>x</Alert>);
  expect(container.querySelector<HTMLElement>('.x-alert')?.dataset.tone).toBe('info');
  expect(container.querySelector('path')?.hasAttribute('d')).toBe(true);
});
