import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'a', title: 'A', content: 'first' },
  { id: 'b', title: 'B', content: 'second' },
];
const open = () =>
  [...document.querySelectorAll('details')]
    .filter((each) => each.open)
    .map((each) => each.dataset.value);

it('opens the items of defaultValue at first, and reports the open items on change', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(<Accordion items={items} defaultValue={['b']} onValueChange={change} />);
  expect(open()).toEqual(['b']);
  await user.click(screen.getByText('A'));
  expect(change).toHaveBeenLastCalledWith(['b', 'a']);
});

it('keeps the items of `value` open until its parent changes them', async () => {
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

it('reports at most one open item if `group` is set', async () => {
  const change = vi.fn();
  render(<Accordion items={items} group="faq" value={['a']} onValueChange={change} />);
  await userEvent.setup().click(screen.getByText('B'));
  expect(change).toHaveBeenLastCalledWith(['b']);
});

describe('with `value`, an item that find-in-page opens', () => {
  /** Opens an item without a click, and waits for the events of all items. */
  async function find(id: string): Promise<void> {
    const item = document.querySelector<HTMLDetailsElement>(`[data-value="${id}"]`)!;
    await act(async () => {
      const toggled = new Promise((resolve) => item.addEventListener('toggle', resolve));
      item.open = true;
      await toggled;
    });
  }

  it('is reported, and stays open if the parent agrees', async () => {
    const change = vi.fn();
    function Faq() {
      const [value, setValue] = useState(['a']);
      change.mockImplementation(setValue);
      return <Accordion items={items} value={value} onValueChange={change} />;
    }
    render(<Faq />);
    await find('b');
    expect(change).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
    expect(open()).toEqual(['a', 'b']);
  });

  it('closes if the parent refuses', async () => {
    const change = vi.fn();
    render(<Accordion items={items} value={['a']} onValueChange={change} />);
    await find('b');
    expect(change).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
    expect(open()).toEqual(['a']);
  });

  it('closes without a report if the parent takes none', async () => {
    render(<Accordion items={items} value={['a']} />);
    await find('b');
    expect(open()).toEqual(['a']);
  });

  it('replaces the open item of its group only if the parent agrees', async () => {
    const change = vi.fn();
    render(<Accordion items={items} group="faq" value={['a']} onValueChange={change} />);
    // The browser closes the other item of the group.
    document.querySelector<HTMLDetailsElement>('[data-value="a"]')!.open = false;
    await find('b');
    expect(change).toHaveBeenCalledExactlyOnceWith(['b']);
    expect(open()).toEqual(['a']);
  });

  it('is not reported if it is an item inside the content of another', async () => {
    const change = vi.fn();
    const inner = <Accordion items={[{ id: 'inner', title: 'Inner', content: 'third' }]} />;
    render(
      <Accordion
        items={[{ id: 'outer', title: 'Outer', content: inner }]}
        value={['outer']}
        onValueChange={change}
      />,
    );
    await find('inner');
    expect(change).not.toHaveBeenCalled();
    expect(open()).toEqual(['outer', 'inner']);
  });
});
