import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

it.each([
  ['Ann Lee', 'AL'],
  ['  ann  maria  lee ', 'AL'],
  ['Bitcoin', 'B'],
  ['𝒜lpha 𝒷eta', '𝒜𝒷'],
  ['', ''],
])('shows the initials of %j: %j', (name, initials) => {
  const { container } = render(<Avatar name={name} />);
  expect(container.textContent).toBe(initials);
  expect(container.querySelector('img')).toBeNull();
});

it('is an image whose accessible name is `name`, and shows `src` above the initials', () => {
  render(<Avatar name="Ann Lee" src="/ann.png" size={56} />);
  const avatar = screen.getByRole('img', { name: 'Ann Lee' });
  expect(avatar.dataset.size).toBe('56');
  expect(avatar.querySelector('img')?.getAttribute('src')).toBe('/ann.png');
});
