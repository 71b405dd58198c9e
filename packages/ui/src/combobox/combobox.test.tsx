import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KeyboardEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
const option = (name: string) => screen.getByRole('option', { name, hidden: true });
const popup = () => screen.getByRole('listbox', { hidden: true }).parentElement!;
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
    ['[ArrowUp][ArrowUp]', 'Germany', true],
    ['{Alt>}[ArrowDown]{/Alt}', undefined, true],
    ['[ArrowDown]{Alt>}[ArrowUp]{/Alt}', undefined, false],
    ['[ArrowDown][Escape]', undefined, false],
    ['[ArrowDown][Tab]', undefined, false],
    ['[ArrowDown][Escape]{Alt>}[ArrowDown]{/Alt}', undefined, true],
    ['k', undefined, true],
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

describe('Combobox options', () => {
  it.each([
    [' ger ', ['Germany']],
    ['k', ['Kazakhstan', 'Türkiye']],
    ['   ', ['Georgia', 'Germany', 'Kazakhstan', 'Türkiye']],
    ['GE', ['Georgia', 'Germany']],
  ])('finds with %j: %j', async (text, found) => {
    render(<Combobox label="Country" options={options} texts={texts} />);
    await userEvent.setup().type(input(), text);
    expect(names()).toEqual(found);
  });

  it.each([
    ['KIRGIZ', 'Kırgızistan'],
    ['kirgiz', 'Kırgızistan'],
    ['οδοσ', 'Οδός'],
    ['GROSS', 'Groß'],
  ])('finds with %s, ignoring case: %s', async (text, label) => {
    render(<Combobox label="Country" options={[{ value: 'a', label }]} texts={texts} />);
    await userEvent.setup().type(input(), text);
    expect(names()).toEqual([label]);
  });

  it('marks the active, the chosen and the disabled option', async () => {
    const user = userEvent.setup();
    render(<Combobox label="Country" options={options} texts={texts} defaultValue="de" />);
    await user.tab();
    await user.keyboard('[ArrowDown]');
    const marks = ['Georgia', 'Germany', 'Kazakhstan'].map((name) => {
      const { dataset, ariaDisabled, ariaSelected } = option(name);
      const hasCheck = option(name).querySelector('svg') !== null;
      return [dataset.active, ariaSelected, hasCheck, ariaDisabled];
    });
    expect(marks).toEqual([
      ['', 'false', false, null],
      [undefined, 'true', true, null],
      [undefined, 'false', false, 'true'],
    ]);
  });

  it('has no active option if all are disabled', async () => {
    const disabled = options.map((each) => ({ ...each, disabled: true }));
    const user = userEvent.setup();
    render(<Combobox label="Country" options={disabled} texts={texts} />);
    await user.tab();
    await user.keyboard('[ArrowDown]');
    expect([isOpen(), active()]).toEqual([true, undefined]);
  });

  it('has no active option for a text of spaces, even with a filter', async () => {
    const user = userEvent.setup();
    render(<Combobox label="Country" options={options} texts={texts} filter={(all) => all} />);
    await user.type(input(), ' ');
    expect(active()).toBeUndefined();
    await user.keyboard('g');
    expect(active()).toBe('Georgia');
  });

  it.each([
    ['Country', 'Country'],
    [<b key="">Country</b>, null],
  ])('names the list with a label that is a string: %s', (label, name) => {
    render(<Combobox label={label} options={options} texts={texts} />);
    expect(screen.getByRole('listbox', { hidden: true }).getAttribute('aria-label')).toBe(name);
  });

  it('shows a message only instead of options', () => {
    const { rerender } = render(<Combobox label="Country" options={options} texts={texts} />);
    const message = () => popup().querySelector('[role="status"]')?.textContent;
    expect(message()).toBe('');
    rerender(<Combobox label="Country" options={[]} texts={texts} />);
    expect(message()).toBe('No results');
  });

  it.each(['pointerDown', 'mouseDown'] as const)('keeps focus in the input on %s', (press) => {
    render(<Combobox label="Country" options={options} texts={texts} />);
    const isDefault = fireEvent[press](option('Germany'));
    expect(isDefault).toBe(false);
  });
});

describe('the popup of a Combobox', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('opens at the start of the field, in the width of the field', async () => {
    const page = document.documentElement;
    vi.spyOn(page, 'clientWidth', 'get').mockReturnValue(600);
    vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(240);
    const rect = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    rect.mockImplementation(function (this: HTMLElement) {
      return this === input() ? new DOMRect(100, 50, 240, 40) : new DOMRect(0, 0, 120, 90);
    });
    const user = userEvent.setup();
    render(<Combobox label="Country" options={options} texts={texts} />);
    const { style } = popup();
    const isShown = () => popup().hasAttribute('data-popover-open');
    expect([isShown(), style.getPropertyValue('--x-field')]).toEqual([false, '']);
    await user.click(input());
    expect([isShown(), style.getPropertyValue('--x-field')]).toEqual([true, '240px']);
    expect([style.left, style.top]).toEqual(['100px', '94px']);
    await user.tab();
    expect(isShown()).toBe(false);
  });

  it('scrolls to the active option', async () => {
    const scrolled: unknown[] = [];
    Element.prototype.scrollIntoView = function (how) {
      scrolled.push([this.textContent, how]);
    };
    const user = userEvent.setup();
    render(<Combobox label="Country" options={options} texts={texts} />);
    await user.click(input());
    expect(scrolled).toEqual([]);
    await user.keyboard('[ArrowDown][ArrowDown]');
    expect(scrolled).toEqual([
      ['Georgia', { block: 'nearest' }],
      ['Germany', { block: 'nearest' }],
    ]);
  });

  it('shows no option as active when a filter finds none', async () => {
    const filter = vi.fn(() => []);
    const user = userEvent.setup();
    render(<Combobox label="Country" options={options} texts={texts} filter={filter} />);
    await user.type(input(), 'x');
    expect(popup().textContent).toBe('No results');
  });
});

describe('the input of a Combobox', () => {
  it('turns off suggestions and corrections of the browser', () => {
    render(<Combobox label="Country" options={options} texts={texts} />);
    const attributes = ['autocomplete', 'autocapitalize', 'spellcheck'];
    expect(attributes.map((name) => input().getAttribute(name))).toEqual(['off', 'off', 'false']);
  });

  it.each([
    ['the site handles the key', { onKeyDown: (event: KeyboardEvent) => event.preventDefault() }],
    ['it is read-only', { readOnly: true }],
  ])('ignores keys if %s', async (_, props) => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(
      <Combobox
        label="Country"
        options={options}
        texts={texts}
        defaultValue="ge"
        onValueChange={change}
        {...props}
      />,
    );
    await user.tab();
    await user.keyboard('[ArrowDown]');
    expect(isOpen()).toBe(false);
    await user.keyboard('[Escape]');
    expect(input().value).toBe('Georgia');
    expect(change).not.toHaveBeenCalled();
  });

  it('leaves keys to an input method while it composes text', () => {
    render(<Combobox label="Country" options={options} texts={texts} />);
    fireEvent.keyDown(input(), { key: 'ArrowDown', isComposing: true });
    expect(isOpen()).toBe(false);
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    expect(isOpen()).toBe(true);
  });

  it.each([
    [false, true],
    [true, false],
  ])('is opened by a press if read-only is %s: %s', async (readOnly, opens) => {
    render(<Combobox label="Country" options={options} texts={texts} readOnly={readOnly} />);
    await userEvent.setup().click(input());
    expect(isOpen()).toBe(opens);
  });

  it('does not report a change when a search without a value is erased', async () => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(<Combobox label="Country" options={options} texts={texts} onValueChange={change} />);
    await user.type(input(), 'x[Backspace]');
    await user.tab();
    expect(change).not.toHaveBeenCalled();
  });

  it('clears a search when its form is reset', async () => {
    render(
      <form aria-label="Sign up">
        <Combobox label="Country" options={options} texts={texts} defaultValue="ge" />
      </form>,
    );
    await userEvent.setup().type(input(), 'xx');
    await act(async () => {
      screen.getByRole<HTMLFormElement>('form').reset();
      await Promise.resolve();
    });
    expect(input().value).toBe('Georgia');
  });

  it('has no value if the value is an empty string', () => {
    render(
      <form aria-label="Sign up">
        <Combobox
          label="Country"
          name="country"
          required
          options={options}
          texts={texts}
          value=""
        />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    expect([...new FormData(form)]).toEqual([]);
    expect([input().value, input().required]).toEqual(['', true]);
  });

  it('submits nothing without a name', () => {
    const { container } = render(
      <Combobox label="Country" options={options} texts={texts} defaultValue="ge" />,
    );
    expect(container.querySelector('[type="hidden"]')).toBeNull();
  });
});

describe('a Combobox with several values', () => {
  const several = { label: 'Country', options, texts, multiple: true } as const;
  const chips = (container: HTMLElement) =>
    [...container.querySelectorAll('[data-part="chip"]')].map((chip) => chip.textContent);

  it('shows each value as a part, and nothing without values', () => {
    const { container, rerender } = render(<Combobox {...several} value={['ge', 'tr']} />);
    expect(chips(container)).toEqual(['Georgia', 'Türkiye']);
    rerender(<Combobox {...several} value={[]} />);
    expect(container.querySelector('.x-combobox')?.firstElementChild).toBe(input());
  });

  it('removes a value that is chosen again', async () => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(<Combobox {...several} defaultValue={['ge', 'de']} onValueChange={change} />);
    await user.click(input());
    await user.click(option('Georgia'));
    expect(change).toHaveBeenCalledExactlyOnceWith(['de']);
  });

  it('searches again after a choice only if a text was typed', async () => {
    const search = vi.fn();
    const user = userEvent.setup();
    render(<Combobox {...several} onSearch={search} />);
    await user.click(input());
    await user.click(option('Georgia'));
    expect(search).not.toHaveBeenCalled();
    await user.keyboard('g[ArrowDown][ArrowDown][Enter]');
    expect(search.mock.calls).toEqual([['g'], ['']]);
    expect(input().value).toBe('');
  });

  it.each([
    ['Esc', 'x[Escape][Escape]', ['ge']],
    ['Backspace within a text', 'xy[Backspace]', ['ge']],
    ['Backspace without values', '[Backspace]', []],
  ])('does not change with %s', async (_, keys, value) => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(<Combobox {...several} defaultValue={value as 'ge'[]} onValueChange={change} />);
    await user.tab();
    if (value.length > 0) await user.tab();
    await user.keyboard(keys);
    expect(document.activeElement).toBe(input());
    expect(change).not.toHaveBeenCalled();
  });

  it.each([
    [true, [], true],
    [true, ['ge'], false],
    [false, [], false],
  ] as const)('with required=%s and the values %j: required is %s', (required, value, expected) => {
    render(<Combobox {...several} required={required} value={value} />);
    expect(input().required).toBe(expected);
  });

  it('names the remove buttons after their labels by default', () => {
    const words = { empty: 'No results', loading: 'Loading…' };
    render(<Combobox {...several} texts={words} value={['ge']} />);
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Georgia');
  });
});

it('marks its parts, and adds classes to them', () => {
  const classNames = { list: 'own-list', option: 'own-option', chip: 'own-chip' };
  const { container } = render(
    <Combobox
      label="Country"
      options={options.slice(0, 1)}
      texts={texts}
      multiple
      value={['ge']}
      classNames={classNames}
    />,
  );
  const classesOf = (part: string) => container.querySelector(`[data-part="${part}"]`)?.className;
  expect(Object.keys(classNames).map(classesOf)).toEqual([
    'x-options own-list',
    'x-option own-option',
    'x-chip own-chip',
  ]);
});
