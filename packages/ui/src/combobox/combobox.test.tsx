import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Combobox } from './combobox.tsx';

const options = [
  { value: 'ge', label: 'Georgia', keywords: '+995' },
  { value: 'de', label: 'Germany' },
  { value: 'kz', label: 'Kazakhstan', disabled: true },
  { value: 'tr', label: 'Türkiye' },
] as const;
const texts = {
  empty: 'No results',
  loading: 'Loading…',
  remove: (name: string) => `Remove ${name}`,
};
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
const names = () =>
  screen.queryAllByRole('option', { hidden: true }).map((option) => option.textContent);
const active = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
const isOpen = () => input().getAttribute('aria-expanded') === 'true';

describe('Combobox', () => {
  it('opens on typing, and finds options by keywords and by labels without accents', async () => {
    const user = userEvent.setup();
    render(<Combobox label="Country" options={options} texts={texts} />);
    await user.tab();
    expect(isOpen()).toBe(false);
    await user.keyboard('turki');
    expect(isOpen()).toBe(true);
    expect(names()).toEqual(['Türkiye']);
    await user.clear(input());
    await user.keyboard('995');
    expect(names()).toEqual(['Georgia']);
    await user.keyboard('x');
    expect(names()).toEqual([]);
    expect(screen.getByText('No results')).not.toBeNull();
  });

  it.each([
    ['[ArrowDown]', 'Georgia', true],
    ['[ArrowUp]', 'Türkiye', true],
    ['[ArrowDown][ArrowDown][ArrowDown]', 'Türkiye', true],
    ['[ArrowDown][ArrowUp]', 'Türkiye', true],
    ['{Alt>}[ArrowDown]{/Alt}', undefined, true],
    ['[ArrowDown]{Alt>}[ArrowUp]{/Alt}', undefined, false],
    ['[ArrowDown][Escape]', undefined, false],
    ['[ArrowDown][Tab]', undefined, false],
  ])('%s: the active option is %s, open: %s', async (keys, name, open) => {
    const user = userEvent.setup();
    render(<Combobox label="Country" options={options} texts={texts} />);
    await user.tab();
    await user.keyboard(keys);
    expect([active(), isOpen()]).toEqual([name, open]);
  });

  it('shows options in the order of a filter, and chooses the best match with Enter', async () => {
    const change = vi.fn();
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const user = userEvent.setup();
    render(
      <form onSubmit={send}>
        <Combobox
          label="Country"
          options={options}
          texts={texts}
          onValueChange={change}
          filter={(all, text) =>
            all
              .filter(({ label }) => label.toLowerCase().includes(text))
              .sort((a, b) => a.label.indexOf(text) - b.label.indexOf(text))
              .reverse()
          }
        />
      </form>,
    );
    await user.tab();
    await user.keyboard('ge');
    expect(names()).toEqual(['Germany', 'Georgia']);
    expect(active()).toBe('Germany');
    await user.keyboard('{Enter}');
    expect(change.mock.calls).toEqual([['de']]);
    expect(send).not.toHaveBeenCalled();
    await user.clear(input());
    expect(active()).toBeUndefined();
    await user.keyboard('zzz');
    expect(input().hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('chooses with Enter, shows the label and closes', async () => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(<Combobox label="Country" options={options} texts={texts} onValueChange={change} />);
    await user.tab();
    await user.keyboard('g[ArrowDown][ArrowDown][Enter]');
    expect(change).toHaveBeenCalledExactlyOnceWith('de');
    expect([input().value, isOpen()]).toEqual(['Germany', false]);
  });

  it('submits its form with Enter only while no option is active', async () => {
    const submit = vi.fn((event: Event) => event.preventDefault());
    const user = userEvent.setup();
    render(
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <Combobox label="Country" options={options} texts={texts} />
      </form>,
    );
    await user.tab();
    await user.keyboard('[ArrowDown][Enter]');
    expect(submit).not.toHaveBeenCalled();
    await user.keyboard('[Enter]');
    expect(submit).toHaveBeenCalledOnce();
  });

  it('clears its value with Esc when closed, and lets the next Esc propagate', async () => {
    const change = vi.fn();
    const passed = vi.fn();
    const user = userEvent.setup();
    render(
      // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- a dialog around the field
      <div onKeyDown={passed}>
        <Combobox
          label="Country"
          options={options}
          texts={texts}
          defaultValue="ge"
          onValueChange={change}
        />
      </div>,
    );
    await user.tab();
    await user.keyboard('[Escape]');
    expect(change).toHaveBeenCalledExactlyOnceWith('');
    expect(input().value).toBe('');
    expect(passed).not.toHaveBeenCalled();
    await user.keyboard('[Escape]');
    expect(passed).toHaveBeenCalledOnce();
  });

  it('chooses with the pointer, except a disabled option, and keeps focus', async () => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(<Combobox label="Country" options={options} texts={texts} onValueChange={change} />);
    await user.click(input());
    await user.click(screen.getByText('Kazakhstan'));
    expect(change).not.toHaveBeenCalled();
    await user.click(screen.getByText('Georgia'));
    expect(change).toHaveBeenCalledExactlyOnceWith('ge');
    expect(document.activeElement).toBe(input());
  });

  it('restores the label after a search without a choice, and removes the value when the text is erased', async () => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(
      <Combobox
        label="Country"
        options={options}
        texts={texts}
        defaultValue="ge"
        onValueChange={change}
      />,
    );
    await user.type(input(), 'xx');
    await user.tab();
    expect(input().value).toBe('Georgia');
    await user.clear(input());
    await user.tab();
    expect(change).toHaveBeenCalledExactlyOnceWith('');
  });

  it('shows several values as chips, which their buttons and Backspace remove', async () => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(
      <form aria-label="Filter">
        <Combobox
          label="Country"
          name="country"
          multiple
          options={options}
          texts={texts}
          onValueChange={change}
        />
      </form>,
    );
    await user.click(input());
    await user.keyboard('geor[ArrowDown][Enter]turk[ArrowDown][Enter]');
    expect(change).toHaveBeenLastCalledWith(['ge', 'tr']);
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).getAll('country')).toEqual(['ge', 'tr']);
    expect(isOpen()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Remove Georgia' }));
    expect(change).toHaveBeenLastCalledWith(['tr']);
    await user.keyboard('[Backspace]');
    expect(change).toHaveBeenLastCalledWith([]);
  });

  it('loads options for the typed text, and keeps the label of a value that is no longer in the list', async () => {
    const search = vi.fn();
    const user = userEvent.setup();
    const props = { label: 'Country', texts, onSearch: search };
    const { rerender } = render(<Combobox {...props} options={options} />);
    await user.type(input(), 'ger');
    expect(search.mock.calls).toEqual([['g'], ['ge'], ['ger']]);
    expect(names()).toHaveLength(4);
    rerender(<Combobox {...props} options={[]} loading />);
    expect(screen.getByText('Loading…')).not.toBeNull();
    rerender(<Combobox {...props} options={[options[1]]} />);
    await user.keyboard('[ArrowDown][Enter]');
    rerender(<Combobox {...props} options={[]} />);
    expect(input().value).toBe('Germany');
  });

  it('takes part in its form, with required and reset', async () => {
    render(
      <form aria-label="Sign up">
        <Combobox label="Country" name="country" required options={options} texts={texts} />
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
});

it.each([{ disabled: true }, { readOnly: true }])('keeps its chips while %j', async (state) => {
  const change = vi.fn();
  render(
    <Combobox
      label="Country"
      options={options}
      texts={texts}
      multiple
      defaultValue={['ge']}
      onValueChange={change}
      {...state}
    />,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove Georgia' }));
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByText('Georgia', { selector: '.x-chip' })).not.toBeNull();
});
