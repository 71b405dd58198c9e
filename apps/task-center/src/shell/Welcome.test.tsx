import type { AccountService } from '@exchange/site/services';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dailyTask } from '../../test/answers.ts';
import { refusal, result, type Steps } from '../../test/fakeServer.ts';
import { openPage, pass, windowsLoad } from '../../test/openPage.tsx';

/** Signs up, and is accepted by the account service. */
async function signUp(claimable: Steps) {
  const { user, services, server } = await openPage(() => null, {
    isGuest: true,
    replies: { claimable },
  });
  const answers = {
    residence: { edition_countries: ['BR'], not_served: [] },
    register: { token: 'a', user_id: 7 },
  };
  services.account.service = {
    call: ((name: keyof typeof answers) =>
      Promise.resolve(answers[name])) as AccountService['call'],
  };
  void services.account.login?.register();
  await pass(1);
  await windowsLoad();
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByRole('textbox', { name: /Email/ }), 'new@brand.com');
  await user.click(form.getByRole('button', { name: 'Continue' }));
  await user.type(form.getByLabelText(/^Password/), 'a-long-password');
  await user.click(form.getByRole('checkbox', { name: /years old/ }));
  await user.click(form.getByRole('checkbox', { name: /I agree/ }));
  await user.click(form.getByRole('button', { name: 'Sign up' }));
  await pass(10);
  return { form, server };
}

const item = (type: string) => ({
  claim_id: type,
  title: dailyTask.title,
  reward: { ...dailyTask.reward, type },
  claim_by: null,
  expires_soon: false,
  tier: null,
});

it('lists the gift of an inviter beside the first reward', async () => {
  const { form } = await signUp(result({ items: [item('bonus'), item('coupon')] }));
  form.getByText('Your first rewards are ready to claim');
  expect(form.getAllByText(/10.*USDT/)).toHaveLength(2);
});

it('shows the first reward after a registration', async () => {
  const { form, server } = await signUp(result({ items: [item('coupon')] }));
  screen.getByRole('dialog', { name: 'Your account is ready' });
  form.getByText('Your first reward is ready to claim');
  form.getByText(/10.*USDT.*Fee coupon/);
  form.getByText(/Not withdrawable/);
  expect(server.callsOf('claimable').at(-1)?.headers['x-user-id']).toBe('7');
  expect(document.activeElement).toBe(form.getByRole('button', { name: 'Start earning' }));
});

it('shows an invited friend the reward of the code, before they sign up', async () => {
  const { services } = await openPage(() => null, { isGuest: true, address: '/en?ref=DEMO2026' });
  void services.account.login?.register();
  await pass(1);
  await windowsLoad();
  const form = within(await screen.findByRole('dialog'));
  const text = form.getByText(/^With your friend's code/).textContent;
  expect(text?.replace(/[\u2066\u2069]/g, '')).toBe(
    "With your friend's code DEMO2026, you get 10\u00a0USDT (Fee coupon) for signing up.",
  );
  form.getByText(/^Not withdrawable/);
  // The form keeps its contents.
  const rules = form.getByRole('link', { name: 'Full rules' });
  expect(rules.getAttribute('href')).toBe('/en/legal/terms#rewards');
  expect(rules.getAttribute('target')).toBe('_blank');
});

it('shows the welcome without a reward if the reward cannot be loaded', async () => {
  const { form } = await signUp(refusal('regionBlocked'));
  await pass(5_000);
  form.getByRole('button', { name: 'Start earning' });
  expect(form.queryByText('Your first reward is ready to claim')).toBeNull();
});
