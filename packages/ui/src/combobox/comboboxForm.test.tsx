import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Countries, input } from './combobox.fixture.tsx';

it('takes part in its form, with required and reset', async () => {
  render(
    <form aria-label="Sign up">
      <Countries name="country" required />
    </form>,
  );
  const user = userEvent.setup();
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(form.checkValidity()).toBe(false);
  await user.type(input(), 'geo{ArrowDown}{Enter}');
  expect(new FormData(form).get('country')).toBe('ge');
  expect(form.checkValidity()).toBe(true);
  await act(async () => {
    form.reset();
    await Promise.resolve();
  });
  expect(new FormData(form).get('country')).toBeNull();
  expect(input().value).toBe('');
});

it('clears a search when its form is reset', async () => {
  const search = vi.fn();
  render(
    <form aria-label="Sign up">
      <Countries defaultValue="ge" onSearch={search} />
    </form>,
  );
  await userEvent.setup().type(input(), 'xx');
  await act(async () => {
    screen.getByRole<HTMLFormElement>('form').reset();
    await Promise.resolve();
  });
  expect(input().value).toBe('Georgia');
  expect(search.mock.calls).toEqual([['Georgiax'], ['Georgiaxx'], ['']]);
});

it('has no value if the value is an empty string', () => {
  render(
    <form aria-label="Sign up">
      <Countries
        name="country"
        required

        value=""
      />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect([...new FormData(form)]).toEqual([]);
  expect([input().value, input().required]).toEqual(['', true]);
});

it('submits nothing without a name', () => {
  const { container } = render(<Countries defaultValue="ge" />);
  expect(container.querySelector('[type="hidden"]')).toBeNull();
});
