import { screen } from '@testing-library/react';
import { useEffect, useState, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { heldService } from '../../../test/openLogin.tsx';
import { openPage } from '../../../test/openPage.tsx';
import type { AccountService } from '../../services/account/accountService.ts';
import { SecurityWindow } from './SecurityWindow.tsx';

const passkey = { id: 'k1', created_at: Date.UTC(2026, 10, 21), used_at: null };

async function openSecurity() {
  const held = heldService();
  const service = { call: held.call as AccountService['call'] };
  const onClose = vi.fn();
  function Content(): ReactElement {
    const [isOpen, setIsOpen] = useState(false);
    useEffect(() => setIsOpen(true), []);
    return <SecurityWindow service={service} open={isOpen} onClose={onClose} />;
  }
  const { user } = await openPage(Content);
  return { ...held, onClose, user };
}

it('turns the login code on, once for two clicks', async () => {
  const { call, answer, user } = await openSecurity();
  await answer({ login_code: false, passkeys: [] });
  const code = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Code at login' });
  await user.dblClick(code());
  expect(call.mock.calls.slice(1)).toEqual([['setLoginCode', { on: true }]]);
  await answer({ login_code: true, passkeys: [] });
  expect(code().checked).toBe(true);
  expect(screen.getByText('Saved.').getAttribute('role')).toBe('status');
});

it('removes a passkey, and keeps it if that fails', async () => {
  const { call, answer, refuse, user, onClose } = await openSecurity();
  await answer({ login_code: false, passkeys: [passkey] });
  const remove = () => screen.getByRole('button', { name: 'Remove: Added on Nov 21, 2026' });
  await user.click(remove());
  expect(call.mock.lastCall).toEqual(['removePasskey', { id: 'k1' }]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  await refuse(10007);
  expect(screen.getByRole('alert').textContent).toMatch(/start again/);
  await user.click(remove());
  await answer({ login_code: false, passkeys: [] });
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('loads again after a failure', async () => {
  const { answer, refuse, user } = await openSecurity();
  await refuse(10016);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await answer({ login_code: true, passkeys: [] });
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  // jsdom has no passkeys.
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});
