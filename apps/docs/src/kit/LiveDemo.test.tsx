import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { LiveDemo } from './LiveDemo.tsx';

afterEach(cleanup);

it('shows the demo with the chosen theme, direction and other settings', async () => {
  render(<LiveDemo name="Button" />);
  const button = await screen.findByRole('button', { name: 'Claim reward' }, { timeout: 30_000 });
  const stage = button.closest<HTMLElement>('[data-brand]')!;
  expect({ ...stage.dataset, dir: stage.dir }).toEqual({
    brand: 'first',
    density: 'comfortable',
    dir: 'ltr',
  });

  for (const name of ['Dark', 'Second brand', 'Right to left', 'Compact']) {
    await userEvent.click(screen.getByRole('radio', { name }));
  }
  expect({ ...stage.dataset, dir: stage.dir }).toEqual({
    theme: 'dark',
    brand: 'second',
    density: 'compact',
    dir: 'rtl',
  });
});

it('shows nothing for an unknown component', () => {
  const { container } = render(<LiveDemo name="constructor" />);
  expect(container.innerHTML).toBe('');
});
