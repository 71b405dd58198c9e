import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CustomSelect } from '../combobox/customSelect.tsx';
import { Menu } from '../overlays/menu.tsx';
import { Modal } from '../overlays/modal.tsx';
import { addPopups } from './addPopups.ts';

it('makes the options of an open list visible to queries by role', async () => {
  const user = userEvent.setup();
  render(<CustomSelect label="Coin" options={[{ value: 'btc', label: 'BTC' }]} />);
  expect(screen.queryByRole('option')).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Coin' }));
  await user.click(screen.getByRole('option', { name: 'BTC' }));
  expect(screen.getByRole('combobox').textContent).toContain('BTC');
  expect(screen.queryByRole('option')).toBeNull();
});

it('opens menus and windows', async () => {
  const user = userEvent.setup();
  const groups = [{ id: 'all', items: [{ id: 'out', label: 'Sign out' }] }];
  render(
    <>
      <Menu label="Account" trigger="Account" groups={groups} />
      <Modal defaultOpen title="Limits" closeLabel="Close">
        x
      </Modal>
    </>,
  );
  expect(screen.getByRole('dialog', { name: 'Limits' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Account/ }));
  expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeTruthy();
});

it('keeps what is there, and does nothing without a DOM', () => {
  const { showModal } = HTMLDialogElement.prototype;
  const { togglePopover } = HTMLElement.prototype;
  addPopups();
  expect(HTMLDialogElement.prototype.showModal).toBe(showModal);
  expect(HTMLElement.prototype.togglePopover).toBe(togglePopover);
  vi.stubGlobal('HTMLDialogElement', undefined);
  vi.stubGlobal('HTMLElement', undefined);
  expect(addPopups).not.toThrow();
  vi.unstubAllGlobals();
});
