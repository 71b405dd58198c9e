import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { active, Countries, input, names } from './combobox.fixture.tsx';

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: `Coin ${index}` }));
const options = numbered(5000);
const rendered = () => screen.getAllByRole('option', { hidden: true });

it('renders no option while it is closed', async () => {
  const user = userEvent.setup();
  render(<Countries options={options} />);
  expect(document.querySelectorAll('[role=option]')).toHaveLength(0);
  await user.click(input());
  expect(rendered()[0]?.textContent).toBe('Coin 0');
  await user.tab();
  expect(document.querySelectorAll('[role=option]')).toHaveLength(0);
});

it('renders no option on the server', () => {
  expect(renderToString(<Countries options={options} />).length).toBeLessThan(2000);
});

it('renders every one of 200 options', async () => {
  render(<Countries options={numbered(200)} />);
  await userEvent.setup().click(input());
  expect(names()).toHaveLength(200);
  expect(rendered()[0]?.hasAttribute('aria-setsize')).toBe(false);
});

describe('with more than 200 options', () => {
  const shown = async () => {
    const user = userEvent.setup();
    render(<Countries options={options} />);
    await user.click(input());
    return user;
  };
  const scrollTo = (top: number) => {
    const list = screen.getByRole('listbox', { hidden: true });
    list.scrollTop = top;
    fireEvent.scroll(list);
  };

  it('renders only those in sight, each with its number', async () => {
    await shown();
    expect(names().slice(0, 2)).toEqual(['Coin 0', 'Coin 1']);
    expect(rendered().length).toBeLessThan(60);
    const [first] = rendered();
    expect([first?.ariaSetSize, first?.ariaPosInSet]).toEqual(['5000', '1']);
  });

  it('renders others when it is scrolled, to the end', async () => {
    await shown();
    act(() => scrollTo(44 * 1000));
    expect(names()).toContain('Coin 1000');
    expect(names()).not.toContain('Coin 0');
    act(() => scrollTo(44 * 5000));
    expect(names().at(-1)).toBe('Coin 4999');
    const position = rendered().at(-1)!.style.getPropertyValue('inset-block-start');
    expect(position).toBe(`${44 * 4999}px`);
  });

  it('renders the active option, and scrolls to it', async () => {
    const scrolled: (string | null)[] = [];
    Element.prototype.scrollIntoView = function () {
      scrolled.push(this.textContent);
    };
    try {
      const user = await shown();
      await user.keyboard('[ArrowUp]');
      expect([active(), names().at(-1)]).toEqual(['Coin 4999', 'Coin 4999']);
      act(() => scrollTo(44 * 4990));
      await user.keyboard('[ArrowDown]');
      expect([active(), names()[0]]).toEqual(['Coin 0', 'Coin 0']);
      expect(scrolled).toEqual(['Coin 4999', 'Coin 0']);
    } finally {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    }
  });

  it('chooses an option that was not in sight at first', async () => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(<Countries options={options} onValueChange={change} />);
    await user.click(input());
    act(() => scrollTo(44 * 3000));
    await user.click(screen.getByText('Coin 3001'));
    expect(change).toHaveBeenCalledExactlyOnceWith('3001');
  });

  it('starts at the first option when it opens again, and after a search with fewer options', async () => {
    const user = await shown();
    act(() => scrollTo(44 * 3000));
    await user.keyboard('Coin 42');
    expect(names()[0]).toBe('Coin 42');
    await user.clear(input());
    await user.tab();
    await user.click(input());
    expect(names()[0]).toBe('Coin 0');
  });
});
