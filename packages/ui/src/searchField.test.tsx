import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SearchField } from './searchField.tsx';

function Search({ onEscape = () => undefined }: { onEscape?: () => void }) {
  const [value, setValue] = useState('');
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- sees what comes through
    <div onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
      <SearchField
        label="Search questions"
        clearLabel="Empty the field"
        value={value}
        onChange={setValue}
        result={value === '' ? '' : '3 questions'}
      />
    </div>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search questions' });

describe('SearchField', () => {
  it('is a search field that says what was found', async () => {
    render(<Search />);
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.setup().type(field(), 'fee');
    expect(field().value).toBe('fee');
    expect(screen.getByRole('status').textContent).toBe('3 questions');
  });

  it('is emptied by its button, and has the focus then', async () => {
    const user = userEvent.setup();
    render(<Search />);
    await user.type(field(), 'fee');
    await user.click(screen.getByRole('button', { name: 'Empty the field' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });

  it('is emptied by Esc; the next Esc is for what is around it', async () => {
    const escape = vi.fn();
    const user = userEvent.setup();
    render(<Search onEscape={escape} />);
    await user.type(field(), 'fee{Escape}');
    expect(field().value).toBe('');
    expect(escape).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(escape).toHaveBeenCalledOnce();
  });
});
