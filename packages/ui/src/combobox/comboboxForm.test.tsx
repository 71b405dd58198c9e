import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Countries, input, isOpen } from './combobox.fixture.tsx';

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
      <Countries name="country" required value="" />
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

const texts = { empty: 'No results', loading: 'Loading…' };

describe('while the text is not a chosen option', () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = () => screen.getByRole<HTMLFormElement>('form');
  const sent = () => new FormData(form()).getAll('country');
  function shown(props: Parameters<typeof Countries>[0]) {
    submit.mockClear();
    render(
      <form aria-label="Sign up" onSubmit={submit}>
        <Countries name="country" {...props} />
        <button>Send</button>
      </form>,
    );
    return userEvent.setup();
  }

  it('Enter chooses the option whose label was typed, before the next Enter submits it', async () => {
    const change = vi.fn();
    const user = shown({ defaultValue: 'ge', onValueChange: change });
    await user.clear(input());
    await user.type(input(), 'GERMANY{Enter}');
    expect([input().value, isOpen()]).toEqual(['Germany', false]);
    expect(change.mock.calls).toEqual([['de']]);
    expect([sent(), submit.mock.calls.length]).toEqual([['de'], 0]);
    await user.keyboard('{Enter}');
    expect(submit).toHaveBeenCalledOnce();
  });

  it.each([
    ['part of a label', 'Germ'],
    ['the label of a disabled option', 'Kazakhstan'],
    ['another text', 'Banana'],
  ])('Enter keeps the form, and the list open, with %s', async (_kind, text) => {
    const change = vi.fn();
    const user = shown({ defaultValue: 'ge', onValueChange: change });
    await user.clear(input());
    await user.type(input(), `${text}{Enter}`);
    expect([input().value, isOpen()]).toEqual([text, true]);
    expect(submit).not.toHaveBeenCalled();
    expect(change).not.toHaveBeenCalled();
  });

  it('Enter does not choose between two options with the same label', async () => {
    const options = [
      { value: 'usdt-eth', label: 'USDT' },
      { value: 'usdt-tron', label: 'USDT' },
    ];
    const user = shown({ options });
    await user.type(input(), 'usdt{Enter}');
    expect([sent(), submit.mock.calls.length]).toEqual([[], 0]);
  });

  it('Enter submits the chosen value if its label was typed again', async () => {
    const change = vi.fn();
    const user = shown({ defaultValue: 'ge', onValueChange: change });
    await user.type(input(), '{Backspace}a{Enter}');
    expect([sent(), submit.mock.calls.length]).toEqual([['ge'], 1]);
    expect(change).not.toHaveBeenCalled();
  });

  it('Enter submits no value if the text was erased', async () => {
    const change = vi.fn();
    const user = shown({ defaultValue: 'ge', onValueChange: change });
    await user.clear(input());
    await user.keyboard('{Enter}');
    expect([sent(), submit.mock.calls.length]).toEqual([[], 1]);
    expect(change.mock.calls).toEqual([['']]);
  });

  it('a required field is not valid, whatever the text', async () => {
    const user = shown({ required: true, texts: { ...texts, choose: 'Choose a country' } });
    await user.type(input(), 'Banana');
    expect(form().checkValidity()).toBe(false);
    expect(input().validationMessage).toBe('Choose a country');
    await user.clear(input());
    expect([form().checkValidity(), input().validity.valueMissing]).toEqual([false, true]);
    await user.type(input(), 'georgia[Enter]');
    expect(form().checkValidity()).toBe(true);
  });

  it('the form does not get the value that is no longer shown', async () => {
    const user = shown({ defaultValue: 'ge' });
    await user.type(input(), 'Banana');
    form().requestSubmit();
    expect(submit).not.toHaveBeenCalled();
    await user.clear(input());
    expect(sent()).toEqual([]);
  });

  it('several values: Enter adds the option whose label was typed, and keeps the form', async () => {
    render(
      <form aria-label="Filter" onSubmit={submit}>
        <Countries name="country" multiple defaultValue={['ge']} />
      </form>,
    );
    submit.mockClear();
    const user = userEvent.setup();
    await user.type(input(), 'germany{Enter}');
    expect([sent(), input().value]).toEqual([['ge', 'de'], '']);
    await user.type(input(), 'Banana{Enter}');
    expect(submit).not.toHaveBeenCalled();
  });

  it('an option is chosen by its label when focus leaves', async () => {
    const user = shown({ defaultValue: 'ge' });
    await user.clear(input());
    await user.type(input(), 'germany');
    await user.tab();
    expect([input().value, sent()]).toEqual(['Germany', ['de']]);
  });

  it('Enter leaves a composed text to the input method', async () => {
    const user = shown({});
    await user.type(input(), 'germany');
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    expect(sent()).toEqual([]);
  });
});
