import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { LiveDemo } from './LiveDemo.tsx';

afterEach(cleanup);

it('shows the demo with the chosen theme, direction and other settings', async () => {
  render(<LiveDemo name="Button" sources={{}} />);
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

it('shows the chosen example', async () => {
  render(<LiveDemo name="Button" sources={{}} />);
  await screen.findByRole('button', { name: 'Claim reward' }, { timeout: 30_000 });
  await userEvent.selectOptions(screen.getByLabelText('Example'), 'Server action');
  await screen.findByLabelText('Name of the key', {}, { timeout: 30_000 });
  expect(screen.queryByRole('button', { name: 'Claim reward' })).toBeNull();
});

it('has no choice of examples for a component with one', async () => {
  render(<LiveDemo name="Tag" sources={{}} />);
  await screen.findByRole('radio', { name: 'Dark' });
  expect(screen.queryByLabelText('Example')).toBeNull();
});

it('shows nothing for an unknown component', () => {
  const { container } = render(<LiveDemo name="constructor" sources={{}} />);
  expect(container.innerHTML).toBe('');
});
