import { render, screen } from '@testing-library/react';
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
  it('shows the panel of the chosen tab only', async () => {
    render(<Tabs label="Hub" tabs={tabs} />);
    expect(screen.getByRole('tabpanel', { name: 'Tasks' }).textContent).toBe('the Tasks');
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Rewards' }));
    expect(screen.getByRole('tabpanel', { name: 'Rewards' }).textContent).toBe('the Rewards');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ])('follows arrows, Home and End in %s', async (dir, forward, back) => {
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

  it('is steered from outside', async () => {
    const change = vi.fn();
    const { rerender } = render(<Tabs label="Hub" tabs={tabs} value="rewards" onChange={change} />);
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Tasks' }));
    expect(change).toHaveBeenCalledWith('tasks');
    expect(chosen()).toBe('Rewards');
    rerender(<Tabs label="Hub" tabs={tabs} value="unknown" onChange={change} />);
    expect(chosen()).toBe('Tasks');
  });
});
