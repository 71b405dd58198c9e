import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = ['Tasks', 'Rewards', 'Campaigns'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: `the ${label}`,
}));
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  it('shows only the panel of the selected tab', async () => {
    render(<Tabs label="Hub" tabs={tabs} />);
    expect(screen.getByRole('tabpanel', { name: 'Tasks' }).textContent).toBe('the Tasks');
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Rewards' }));
    expect(screen.getByRole('tabpanel', { name: 'Rewards' }).textContent).toBe('the Rewards');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });

  it('marks the panels after a switch, so that the first one does not fade in', async () => {
    render(<Tabs label="Hub" tabs={tabs} />);
    const isMarked = () => 'switched' in screen.getByRole('tabpanel').dataset;
    expect(isMarked()).toBe(false);
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Rewards' }));
    expect(isMarked()).toBe(true);
  });

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ])('moves with arrows, Home and End in %s', async (dir, forward, back) => {
    const user = userEvent.setup();
    render(
      <div style={{ direction: dir as 'ltr' | 'rtl' }}>
        <Tabs label="Hub" tabs={tabs} />
      </div>,
    );
    await user.tab();
    await user.keyboard(forward);
    expect(chosen()).toBe('Rewards');
    expect(document.activeElement?.textContent).toBe('Rewards');
    await user.keyboard(`${back}${back}`);
    expect(chosen()).toBe('Campaigns');
    await user.keyboard('{Home}');
    expect(chosen()).toBe('Tasks');
    await user.keyboard('{End}');
    expect(chosen()).toBe('Campaigns');
  });

  it('is controlled by value', async () => {
    const change = vi.fn();
    const { rerender } = render(
      <Tabs label="Hub" tabs={tabs} value="rewards" onValueChange={change} />,
    );
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Tasks' }));
    expect(change).toHaveBeenCalledWith('tasks');
    expect(chosen()).toBe('Rewards');
    rerender(<Tabs label="Hub" tabs={tabs} value="unknown" onValueChange={change} />);
    expect(chosen()).toBe('Tasks');
  });

  it('links each tab to its panel, and puts only the selected one in the tab order', async () => {
    const { container } = render(<Tabs label="Hub" tabs={tabs} />);
    screen.getByRole('tablist', { name: 'Hub' });
    const all = screen.getAllByRole('tab');
    const panels = [...container.querySelectorAll<HTMLElement>('[role=tabpanel]')];
    expect(all.map((tab) => tab.getAttribute('aria-controls'))).toEqual(panels.map(({ id }) => id));
    expect(panels.map((panel) => panel.getAttribute('aria-labelledby'))).toEqual(
      all.map(({ id }) => id),
    );
    expect(new Set([...all, ...panels].map(({ id }) => id)).size).toBe(6);
    await userEvent.setup().click(all[1]!);
    expect(all.map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
    expect(
      panels.map(({ hidden, tabIndex, textContent }) => [hidden, tabIndex, textContent]),
    ).toEqual([
      [true, 0, ''],
      [false, 0, 'the Rewards'],
      [true, 0, ''],
    ]);
  });

  it.each([
    ['ArrowRight', false],
    ['Home', false],
    ['ArrowDown', true],
    ['a', true],
  ])('when the key %s is pressed, keeps the browser default: %s', (key, left) => {
    const change = vi.fn();
    render(<Tabs label="Hub" tabs={tabs} onValueChange={change} />);
    expect(fireEvent.keyDown(screen.getAllByRole('tab')[0]!, { key })).toBe(left);
    expect(change).toHaveBeenCalledTimes(left ? 0 : 1);
  });

  it('keeps the tab of `value` selected, and calls onValueChange', async () => {
    const change = vi.fn();
    render(<Tabs label="Hub" tabs={tabs} onValueChange={change} />);
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Campaigns' }));
    expect(change.mock.calls).toEqual([['campaigns']]);
    expect(chosen()).toBe('Campaigns');
  });

  it.each([
    [undefined, ''],
    [true, 'abc'],
  ])('with keepMounted %s, a text typed in a tab is %j afterwards', async (keepMounted, text) => {
    const user = userEvent.setup();
    const forms = ['Limit', 'Market'].map((label) => ({
      id: label,
      label,
      content: <input aria-label={label} />,
    }));
    render(<Tabs label="Order" tabs={forms} keepMounted={keepMounted} />);
    await user.type(screen.getByRole('textbox', { name: 'Limit' }), 'abc');
    await user.click(screen.getByRole('tab', { name: 'Market' }));
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await user.click(screen.getByRole('tab', { name: 'Limit' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Limit' }).value).toBe(text);
  });

  it('with keepMounted, mounts a tab when it is first selected, and unmounts a removed one', async () => {
    const { rerender } = render(<Tabs label="Hub" tabs={tabs} keepMounted />);
    const contents = () =>
      screen.getAllByRole('tabpanel', { hidden: true }).map(({ textContent }) => textContent);
    expect(contents()).toEqual(['the Tasks', '', '']);
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Campaigns' }));
    expect(contents()).toEqual(['the Tasks', '', 'the Campaigns']);
    rerender(<Tabs label="Hub" tabs={tabs.slice(1)} keepMounted />);
    expect(contents()).toEqual(['', 'the Campaigns']);
  });

  it('does not throw on a key press without tabs', () => {
    const change = vi.fn();
    render(<Tabs label="Hub" tabs={[]} onValueChange={change} />);
    fireEvent.keyDown(screen.getByRole('tablist'), { key: 'Home' });
    expect(change).not.toHaveBeenCalled();
  });
});
