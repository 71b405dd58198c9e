import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Textarea } from './textarea.tsx';

it('is a multi-line input with a label and a description', async () => {
  const change = vi.fn();
  render(<Textarea label="Note" hint="Optional" name="note" onValueChange={change} />);
  const input = screen.getByRole<HTMLTextAreaElement>('textbox', {
    name: 'Note',
    description: 'Optional',
  });
  await userEvent.setup().type(input, 'a{Enter}b');
  expect(input.value).toBe('a\nb');
  expect(change).toHaveBeenLastCalledWith('a\nb');
  expect(input.rows).toBe(3);
});
