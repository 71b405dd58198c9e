import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SearchField, type SearchFieldProps } from './searchField.tsx';

function Search({ onEscape = () => undefined }: { onEscape?: () => void }) {
  const [value, setValue] = useState('');
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- counts the events that bubble up
    <div onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
      <SearchField
        label="Search questions"
        clearLabel="Empty the field"
        value={value}
        onValueChange={setValue}
        result={value === '' ? '' : '3 questions'}
      />
    </div>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search questions' });

describe('SearchField', () => {
  it('is a search field that announces its result', async () => {
    render(<Search />);
    await userEvent.setup().type(field(), 'fee');
    expect(field().value).toBe('fee');
    expect(screen.getByRole('status').textContent).toBe('3 questions');
  });

  it('is cleared by its button, and then gets focus', async () => {
    const user = userEvent.setup();
    render(<Search />);
    await user.type(field(), 'fee');
    await user.click(screen.getByRole('button', { name: 'Empty the field' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });

  it('is cleared by Esc, and lets the next Esc propagate', async () => {
    const escape = vi.fn();
    const user = userEvent.setup();
    render(<Search onEscape={escape} />);
    await user.type(field(), 'fee{Escape}');
    expect(field().value).toBe('');
    expect(escape).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(escape).toHaveBeenCalledOnce();
  });

  it('combines classes, and hides its label unless showLabel is set', () => {
    const search = (over: Partial<SearchFieldProps> = {}) => (
      <SearchField label="Find" clearLabel="Clear" value="" onValueChange={vi.fn()} {...over} />
    );
    const { container, rerender } = render(search());
    expect(container.firstElementChild?.className).toBe('x-search');
    expect(screen.getByText('Find').className).toBe('x-visually-hidden');
    expect(screen.queryByRole('status')).toBeNull();
    rerender(search({ className: 'wide', showLabel: true, placeholder: 'Ask', result: '' }));
    expect(container.firstElementChild?.className).toBe('x-search wide');
    expect(screen.getByText('Find').className).toBe('x-field-label');
    expect(screen.getByRole('status').textContent).toBe('');
    const input = screen.getByRole('searchbox');
    expect(
      ['placeholder', 'autocomplete', 'enterkeyhint', 'class'].map((name) =>
        input.getAttribute(name),
      ),
    ).toEqual(['Ask', 'off', 'search', 'x-field-input']);
  });

  it.each([
    { title: 'is cleared by Esc', value: 'fee', key: 'Escape', isCleared: true },
    { title: 'ignores Esc while empty', value: '', key: 'Escape' },
    { title: 'ignores other keys', value: 'fee', key: 'a' },
    {
      title: 'ignores Esc if onKeyDown prevented its default',
      value: 'fee',
      key: 'Escape',
      isPrevented: true,
    },
  ])('$title', ({ value, key, isPrevented = false, isCleared = false }) => {
    const [change, around] = [vi.fn(), vi.fn()];
    render(
      // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- counts the events that bubble up
      <div onKeyDown={around}>
        <SearchField
          label="Find"
          clearLabel="Clear"
          value={value}
          onValueChange={change}
          onKeyDown={(event) => isPrevented && event.preventDefault()}
        />
      </div>,
    );
    const isDefaultAllowed = fireEvent.keyDown(screen.getByRole('searchbox'), { key });
    expect(change.mock.calls).toEqual(isCleared ? [['']] : []);
    expect(around).toHaveBeenCalledTimes(isCleared ? 0 : 1);
    expect(isDefaultAllowed).toBe(!isCleared && !isPrevented);
  });
});

it.each([{ disabled: true }, { readOnly: true }])('keeps its text while %j', async (state) => {
  const user = userEvent.setup();
  render(
    <SearchField label="Search questions" clearLabel="Clear" defaultValue="fees" {...state} />,
  );
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(field().value).toBe('fees');
});

it('leaves Esc to an input method that is composing', () => {
  render(<SearchField label="Search questions" clearLabel="Clear" defaultValue="fees" />);
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  expect(field().value).toBe('fees');
});

it('keeps its text without onValueChange, and passes each change to onChange', async () => {
  const [change, failed] = [vi.fn(), vi.fn()];
  window.addEventListener('error', failed);
  render(<SearchField label="Search questions" clearLabel="Clear" onChange={change} />);
  const user = userEvent.setup();
  await user.type(field(), 'fee');
  expect(field().value).toBe('fee');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field().value).toBe('');
  expect(change).toHaveBeenCalledTimes(4);
  expect(failed).not.toHaveBeenCalled();
  window.removeEventListener('error', failed);
});
