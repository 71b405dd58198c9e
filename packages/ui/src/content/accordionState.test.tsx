import { act, fireEvent, render, screen } from '@testing-library/react';
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

it.each([
  ['leaves the change to its parent if `value` is given', { value: [] }, false],
  ['lets the browser open the item if `value` is not given', {}, true],
])('%s', (_, props, opens) => {
  render(<Accordion items={items} onValueChange={vi.fn()} {...props} />);
  expect(fireEvent.click(screen.getByText('A'))).toBe(opens);
});

it.each([{}, { value: [] }])('ignores a press that its title handles, with %j', (props) => {
  const change = vi.fn();
  const help = <button onClick={(event) => event.preventDefault()}>Help</button>;
  render(
    <Accordion
      items={[{ id: 'a', title: help, content: 'x' }]}
      onValueChange={change}
      {...props}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Help' }));
  expect(open()).toEqual([]);
  expect(change).not.toHaveBeenCalled();
});

it('reports at most one open item if `group` is set', async () => {
  const change = vi.fn();
  render(<Accordion items={items} group="faq" value={['a']} onValueChange={change} />);
  await userEvent.setup().click(screen.getByText('B'));
  expect(change).toHaveBeenLastCalledWith(['b']);
});

/** Opens an item without a click, and waits for the events of all items. */
async function find(id: string): Promise<void> {
  const item = document.querySelector<HTMLDetailsElement>(`[data-value="${id}"]`)!;
  await act(async () => {
    const toggled = new Promise((resolve) => item.addEventListener('toggle', resolve));
    item.open = true;
    await toggled;
  });
}

describe('without `value`, an item that find-in-page opens', () => {
  it('is reported with the other open items', async () => {
    const change = vi.fn();
    render(<Accordion items={items} defaultValue={['a']} onValueChange={change} />);
    await find('b');
    expect(change).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
    expect(open()).toEqual(['a', 'b']);
  });

  it('replaces the open item of its group', async () => {
    const change = vi.fn();
    render(<Accordion items={items} group="faq" defaultValue={['a']} onValueChange={change} />);
    // The browser closes the other item of the group.
    document.querySelector<HTMLDetailsElement>('[data-value="a"]')!.open = false;
    await find('b');
    expect(change).toHaveBeenCalledExactlyOnceWith(['b']);
    await find('a');
    expect(change).toHaveBeenLastCalledWith(['a']);
  });

  it('is reported again after a press has closed it', async () => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(<Accordion items={items} defaultValue={['a']} onValueChange={change} />);
    const closed = new Promise((resolve) =>
      document.querySelector('[data-value="a"]')!.addEventListener('toggle', resolve),
    );
    await user.click(screen.getByText('A'));
    await act(async () => void (await closed));
    expect(change).toHaveBeenCalledExactlyOnceWith([]);
    await find('a');
    expect(change).toHaveBeenLastCalledWith(['a']);
    expect(change).toHaveBeenCalledTimes(2);
  });
});

it('reports a press once, and nothing for items that are open at first', async () => {
  const change = vi.fn();
  const toggled = vi.fn();
  const user = userEvent.setup();
  render(<Accordion items={items} defaultValue={['b']} onValueChange={change} />);
  for (const item of document.querySelectorAll('details')) item.addEventListener('toggle', toggled);
  await vi.waitFor(() => expect(toggled).toHaveBeenCalledTimes(1));
  expect(change).not.toHaveBeenCalled();
  await user.click(screen.getByText('A'));
  await vi.waitFor(() => expect(toggled).toHaveBeenCalledTimes(2));
  expect(change).toHaveBeenCalledExactlyOnceWith(['b', 'a']);
});

describe('with `value`, an item that find-in-page opens', () => {
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
