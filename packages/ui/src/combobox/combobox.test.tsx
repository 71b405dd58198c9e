import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { active, Countries, input, isOpen, names } from './combobox.fixture.tsx';

it('opens on typing, and finds options by keywords and by labels without accents', async () => {
  const user = userEvent.setup();
  render(<Countries />);
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

it('has the arrow of a select, unless its options come from a search', () => {
  const { container, rerender } = render(<Countries />);
  const arrow = () => container.querySelector('.x-field-input + .x-icon');
  expect(arrow()).not.toBeNull();
  rerender(<Countries onSearch={vi.fn()} />);
  expect(arrow()).toBeNull();
});

it('chooses with Enter, shows the label and closes', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(<Countries onValueChange={change} />);
  await user.tab();
  await user.keyboard('g[ArrowDown][ArrowDown][Enter]');
  expect(change).toHaveBeenCalledExactlyOnceWith('de');
  expect([input().value, isOpen()]).toEqual(['Germany', false]);
});

it('chooses with the pointer, except a disabled option, and keeps focus', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(<Countries onValueChange={change} />);
  await user.click(input());
  await user.click(screen.getByText('Kazakhstan'));
  expect(change).not.toHaveBeenCalled();
  await user.click(screen.getByText('Georgia'));
  expect(change).toHaveBeenCalledExactlyOnceWith('ge');
  expect(document.activeElement).toBe(input());
});

it('shows options in the order of a filter, and chooses the best match with Enter', async () => {
  const change = vi.fn();
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const user = userEvent.setup();
  render(
    <form onSubmit={send}>
      <Countries
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

it('restores the label after a search without a choice, and removes the value when the text is erased', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(<Countries defaultValue="ge" onValueChange={change} />);
  await user.type(input(), 'xx');
  await user.tab();
  expect(input().value).toBe('Georgia');
  await user.clear(input());
  await user.tab();
  expect(change).toHaveBeenCalledExactlyOnceWith('');
});

it('does not report a change when a search without a value is erased', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(<Countries onValueChange={change} />);
  await user.type(input(), 'x[Backspace]');
  await user.tab();
  expect(change).not.toHaveBeenCalled();
});

it('turns off suggestions and corrections of the browser', () => {
  render(<Countries />);
  const attributes = ['autocomplete', 'autocapitalize', 'spellcheck'];
  expect(attributes.map((name) => input().getAttribute(name))).toEqual(['off', 'off', 'false']);
});

it('marks its parts, and adds classes to them', async () => {
  const classNames = { list: 'own-list', option: 'own-option', chip: 'own-chip' };
  const { container } = render(<Countries multiple value={['ge']} classNames={classNames} />);
  await userEvent.setup().click(input());
  const classesOf = (part: string) => container.querySelector(`[data-part="${part}"]`)?.className;
  expect(Object.keys(classNames).map(classesOf)).toEqual([
    'x-options own-list',
    'x-option own-option',
    'x-chip own-chip',
  ]);
});

describe('a Combobox that loads its options', () => {
  const [georgia, germany] = [
    { value: 'ge', label: 'Georgia' },
    { value: 'de', label: 'Germany' },
  ] as const;

  it('loads them for the typed text, and keeps the label of a value that is no longer in the list', async () => {
    const search = vi.fn();
    const user = userEvent.setup();
    const { rerender } = render(<Countries onSearch={search} />);
    await user.type(input(), 'ger');
    expect(search.mock.calls).toEqual([['g'], ['ge'], ['ger']]);
    expect(names()).toHaveLength(4);
    rerender(<Countries onSearch={search} options={[]} loading />);
    expect(screen.getByText('Loading…')).not.toBeNull();
    rerender(<Countries onSearch={search} options={[germany]} />);
    await user.keyboard('[ArrowDown][Enter]');
    rerender(<Countries onSearch={search} options={[]} />);
    expect(input().value).toBe('Germany');
  });

  it.each([
    ['an option is chosen', '[ArrowDown][Enter]'],
    ['focus leaves', '[Tab]'],
  ])('searches for all options again when %s', async (_, keys) => {
    const search = vi.fn();
    const user = userEvent.setup();
    render(<Countries onSearch={search} />);
    await user.type(input(), `g${keys}`);
    expect(search.mock.calls).toEqual([['g'], ['']]);
    await user.click(input());
    await user.tab();
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('keeps the same option active when it moves, and none when it disappears', async () => {
    const change = vi.fn();
    const user = userEvent.setup();
    const props = { onSearch: vi.fn(), onValueChange: change };
    const { rerender } = render(<Countries {...props} options={[georgia, germany]} />);
    await user.type(input(), 'ge[ArrowDown]');
    rerender(<Countries {...props} options={[germany, georgia]} />);
    expect(active()).toBe('Georgia');
    rerender(<Countries {...props} options={[germany]} />);
    expect(active()).toBeUndefined();
    await user.keyboard('[Enter]');
    expect(change).not.toHaveBeenCalled();
    rerender(<Countries {...props} options={[germany, georgia]} />);
    await user.keyboard('[Enter]');
    expect(change).toHaveBeenCalledExactlyOnceWith('ge');
  });

  it('keeps the first option active with a filter, until the arrow keys move or the list closes', async () => {
    const user = userEvent.setup();
    const props = { onSearch: vi.fn(), filter: vi.fn() };
    const { rerender } = render(<Countries {...props} options={[georgia]} />);
    await user.type(input(), 'ge');
    rerender(<Countries {...props} options={[germany, georgia]} />);
    expect(active()).toBe('Germany');
    await user.keyboard('[ArrowDown]');
    expect(active()).toBe('Georgia');
    await user.keyboard('[Escape]');
    expect(active()).toBeUndefined();
  });
});
