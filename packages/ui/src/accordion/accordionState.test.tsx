import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'a', title: 'A', content: 'first' },
  { id: 'b', title: 'B', content: 'second' },
];
const open = () =>
  [...document.querySelectorAll('details')]
    .filter((each) => each.open)
    .map((each) => each.dataset.value);

it('opens defaultValue first, and reports the open items', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(<Accordion items={items} defaultValue={['b']} onValueChange={change} />);
  expect(open()).toEqual(['b']);
  await user.click(screen.getByText('A'));
  expect(change).toHaveBeenLastCalledWith(['b', 'a']);
});

it('leaves the state to its parent with `value`', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  const { rerender } = render(<Accordion items={items} value={['a']} onValueChange={change} />);
  await user.click(screen.getByText('B'));
  expect(change).toHaveBeenLastCalledWith(['a', 'b']);
  expect(open()).toEqual(['a']);
  await user.click(screen.getByText('A'));
  expect(change).toHaveBeenLastCalledWith([]);
  rerender(<Accordion items={items} value={['b']} onValueChange={change} />);
  expect(open()).toEqual(['b']);
});

it('reports one item at most in a group', async () => {
  const change = vi.fn();
  render(<Accordion items={items} group="faq" value={['a']} onValueChange={change} />);
  await userEvent.setup().click(screen.getByText('B'));
  expect(change).toHaveBeenLastCalledWith(['b']);
});
