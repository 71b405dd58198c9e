import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Countries, input, isOpen, names, option, popup } from './combobox.fixture.tsx';

describe('the options of a Combobox', () => {
  it.each([
    [' ger ', ['Germany']],
    ['k', ['Kazakhstan', 'Türkiye']],
    ['   ', ['Georgia', 'Germany', 'Kazakhstan', 'Türkiye']],
    ['GE', ['Georgia', 'Germany']],
  ])('finds with %j: %j', async (text, found) => {
    render(<Countries />);
    await userEvent.setup().type(input(), text);
    expect(names()).toEqual(found);
  });

  it.each([
    ['KIRGIZ', 'Kırgızistan'],
    ['kirgiz', 'Kırgızistan'],
    ['οδοσ', 'Οδός'],
    ['GROSS', 'Groß'],
  ])('finds with %s, ignoring case: %s', async (text, label) => {
    render(<Countries options={[{ value: 'a', label }]} />);
    await userEvent.setup().type(input(), text);
    expect(names()).toEqual([label]);
  });

  it('marks the active, the chosen and the disabled option', async () => {
    const user = userEvent.setup();
    render(<Countries defaultValue="de" />);
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

  it.each([
    ['Country', 'Country'],
    [<b key="">Country</b>, null],
  ])('names the list with a label that is a string: %s', async (label, name) => {
    render(<Countries label={label} />);
    await userEvent.setup().click(screen.getByRole('combobox'));
    expect(screen.getByRole('listbox', { hidden: true }).getAttribute('aria-label')).toBe(name);
  });

  it('shows a message only instead of options', async () => {
    const { rerender } = render(<Countries />);
    await userEvent.setup().click(input());
    const message = () => popup().querySelector('[role="status"]')?.textContent;
    expect(message()).toBe('');
    rerender(<Countries options={[]} />);
    expect(message()).toBe('No results');
  });

  it.each(['pointerDown', 'mouseDown'] as const)(
    'keeps focus in the input on %s',
    async (press) => {
      render(<Countries />);
      await userEvent.setup().click(input());
      const isDefault = fireEvent[press](option('Germany'));
      expect(isDefault).toBe(false);
    },
  );
});

describe('the popup of a Combobox', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it.each([
    [false, true],
    [true, false],
  ])('is opened by a press if read-only is %s: %s', async (readOnly, opens) => {
    render(<Countries readOnly={readOnly} />);
    await userEvent.setup().click(input());
    expect(isOpen()).toBe(opens);
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
    render(<Countries />);
    const { style } = popup();
    const isShown = () => popup().hasAttribute('data-popover-open');
    expect([isShown(), style.getPropertyValue('--x-field')]).toEqual([false, '']);
    await user.click(input());
    expect([isShown(), style.getPropertyValue('--x-field')]).toEqual([true, '240px']);
    expect([style.getPropertyValue('--x-left'), style.getPropertyValue('--x-top')]).toEqual([
      '100px',
      '94px',
    ]);
    await user.tab();
    expect(isShown()).toBe(false);
  });

  it('scrolls to the active option', async () => {
    const scrolled: unknown[] = [];
    Element.prototype.scrollIntoView = function (how) {
      scrolled.push([this.textContent, how]);
    };
    const user = userEvent.setup();
    render(<Countries />);
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
    render(<Countries filter={filter} />);
    await user.type(input(), 'x');
    expect(popup().textContent).toBe('No results');
  });
});
