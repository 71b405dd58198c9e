import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tabs, type TabsProps } from './tabs.tsx';

type Id = 'a' | 'b' | 'c';
const tabs: TabsProps<Id>['tabs'] = [
  { id: 'a', label: 'A', content: 'first' },
  { id: 'b', label: 'B', content: 'second', disabled: true },
  { id: 'c', label: 'C', content: 'third' },
];
const focused = () => document.activeElement?.textContent;
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it.each([
  ['horizontal', 'ltr', '[ArrowRight]', 'C'],
  ['horizontal', 'ltr', '[ArrowLeft]', 'C'],
  ['horizontal', 'rtl', '[ArrowLeft]', 'C'],
  ['horizontal', 'ltr', '[ArrowDown]', 'A'],
  ['vertical', 'ltr', '[ArrowDown]', 'C'],
  ['vertical', 'ltr', '[ArrowUp]', 'C'],
  ['vertical', 'ltr', '[ArrowRight]', 'A'],
  ['vertical', 'ltr', '[End]', 'C'],
  ['vertical', 'ltr', '[End][Home]', 'A'],
] as const)('%s, %s: %s moves to and selects %s', async (orientation, dir, keys, name) => {
  const user = userEvent.setup();
  render(
    <div dir={dir} style={{ direction: dir }}>
      <Tabs label="Hub" tabs={tabs} orientation={orientation} />
    </div>,
  );
  await user.tab();
  await user.keyboard(keys);
  expect([focused(), selected()]).toEqual([name, name]);
});

it('selects only with Enter and Space if activation is manual', async () => {
  const change = vi.fn<(id: Id) => void>();
  const user = userEvent.setup();
  render(<Tabs label="Hub" tabs={tabs} activation="manual" onValueChange={change} />);
  await user.tab();
  await user.keyboard('[ArrowRight]');
  expect([focused(), selected()]).toEqual(['C', 'A']);
  expect(change).not.toHaveBeenCalled();
  await user.keyboard('[Space]');
  expect(selected()).toBe('C');
  expect(change).toHaveBeenCalledExactlyOnceWith('c');
});

it.each([
  ['[ArrowRight]', 'C'],
  ['[ArrowLeft]', 'A'],
])('with the focus on a disabled tab, %s moves to %s', async (key, name) => {
  const user = userEvent.setup();
  render(<Tabs label="Hub" tabs={tabs} />);
  await user.click(screen.getByRole('tab', { name: 'B' }));
  expect(focused()).toBe('B');
  await user.keyboard(key);
  expect([focused(), selected()]).toEqual([name, name]);
});

it.each(['[ArrowRight]', '[ArrowLeft]', '[Home]', '[End]'])(
  'keeps the only enabled tab selected when %s is pressed',
  async (key) => {
    const user = userEvent.setup();
    render(<Tabs label="Hub" tabs={tabs.slice(0, 2)} />);
    await user.tab();
    await user.keyboard(key);
    expect([focused(), selected()]).toEqual(['A', 'A']);
  },
);

it('never selects a disabled tab', async () => {
  const change = vi.fn();
  render(<Tabs label="Hub" tabs={tabs} onValueChange={change} />);
  const tab = screen.getByRole('tab', { name: 'B' });
  await userEvent.setup().click(tab);
  expect(tab.getAttribute('aria-disabled')).toBe('true');
  expect(change).not.toHaveBeenCalled();
  expect(selected()).toBe('A');
});

it('marks only disabled tabs as disabled', () => {
  render(<Tabs label="Hub" tabs={tabs} />);
  const states = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-disabled'));
  expect(states).toEqual([null, 'true', null]);
});

const disabled = (...ids: Id[]) => tabs.map((tab) => ({ ...tab, disabled: ids.includes(tab.id) }));
it.each<[string, Partial<TabsProps<Id>>, string]>([
  ['the first enabled tab', { tabs: disabled('a') }, 'B'],
  ['the first tab if all are disabled', { tabs: disabled('a', 'b', 'c') }, 'A'],
  ['the first tab by its id, although it is disabled', { tabs: disabled('a'), value: 'a' }, 'A'],
])('selects %s', (_, props, name) => {
  render(<Tabs label="Hub" tabs={tabs} {...props} />);
  expect(selected()).toBe(name);
});

it.each([
  [{}, 'horizontal'],
  [{ orientation: 'vertical' }, 'vertical'],
] as const)('with %j, has a %s list', (props, orientation) => {
  render(<Tabs label="Hub" tabs={tabs} {...props} data-testid="root" />);
  expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe(orientation);
  expect(screen.getByTestId('root').dataset.orientation).toBe(orientation);
});

it('selects the tab of defaultValue at first', () => {
  render(<Tabs label="Hub" tabs={tabs} defaultValue="c" />);
  expect(selected()).toBe('C');
});

it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
  'leaves arrows with %j to the browser, which may go back',
  (keys) => {
    const change = vi.fn();
    render(
      <Tabs
        label="Hub"
        tabs={['Tasks', 'Rewards'].map((id) => ({ id, label: id, content: id }))}
        onValueChange={change}
      />,
    );
    const tab = screen.getByRole('tab', { name: 'Tasks' });
    tab.focus();
    expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', ...keys })).toBe(true);
    expect(document.activeElement).toBe(tab);
    expect(change).not.toHaveBeenCalled();
  },
);
