import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { Menu, type MenuGroup } from './menu.tsx';

/** Called when Log out is selected. */
export const logOut = vi.fn();
/** Called when VIP is selected, which is disabled. */
export const locked = vi.fn();

export const groups: MenuGroup[] = [
  {
    id: 'account',
    label: 'Account',
    items: [
      { id: 'rewards', label: 'My rewards', href: '#rewards' },
      { id: 'invite', label: 'Invite friends', href: '#invite' },
      { id: 'vip', label: 'VIP', disabled: true, onSelect: locked },
    ],
  },
  { id: 'end', items: [{ id: 'out', label: 'Log out', onSelect: logOut }] },
];

/** A menu with these groups, followed by a button with the text Elsewhere. */
export const menu = (
  <>
    <Menu label="Account" trigger="anna" groups={groups} header={<p>anna, VIP</p>} />
    <button>Elsewhere</button>
  </>
);

export const button = () => screen.getByRole('button', { name: 'Account anna' });

/** Text of the element with the focus. */
export const focused = () => document.activeElement?.textContent;
