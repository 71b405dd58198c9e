import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, gate, testStart } from '../../../test/answers.ts';
import { result } from '../../../test/fakeServer.ts';
import { openScreen, pass } from '../../../test/openPage.tsx';
import { TaskScreen } from './TaskScreen.tsx';

const address = '/en/task-center/task-detail?task-id=daily-trade&rule-index=0';
const open = (change: object) =>
  openScreen(TaskScreen, { address, replies: { task: result({ ...answers.task, ...change }) } });

const states = () => within(document.querySelector<HTMLElement>('.detail__states')!);
const region = { ...gate, reason: 'region' };

it('shows why a task is locked', async () => {
  await open({ state: 'locked', gates: [{ ...gate, reason: 'vip_only' }] });
  states().getByText('Locked');
  // In the place of the action, and in the requirements.
  expect(document.querySelector('.detail__action')?.textContent).toBe('VIP users only');
  const condition = within(document.querySelector<HTMLElement>('.gates')!).getByText(/VIP/);
  expect(condition.closest('li')?.dataset.met).toBe('false');
  expect(condition.textContent).toContain('(not met)');
});

it('shows a task that was claimed before its region closed', async () => {
  await open({ state: 'claimed', gates: [region] });
  states().getByText('Claimed');
  expect(screen.queryByText('Not available in your region')).toBeNull();
});

it('shows nothing of a task that the region does not offer, until it is offered', async () => {
  // Guests must log in first, but a login would not help.
  const { server } = await open({
    state: 'locked',
    gates: [{ ...gate, reason: 'needs_login' }, region],
  });
  screen.getByText('Not available in your region');
  screen.getByRole('link', { name: 'Tasks' });
  expect(document.querySelector('.detail__states')).toBeNull();

  const gates = [{ ...region, met: true }];
  server.answer('task', result({ ...answers.task, state: 'todo', gates }));
  await pass(60_000);
  states().getByText('To do');
  const met = screen.getByText(/^Only in certain regions/);
  expect(met.closest('li')?.dataset.met).toBe('true');
  expect(met.textContent).toContain('(met)');
});

const identity = { ...gate, reason: 'kyc_level', level: 1 };

it('says what the work takes, what it costs and its risk before the button, and nothing twice', async () => {
  const takes = { text: 'ID card or passport.', values: {} };
  const progress = { current: '0', target: '1000', unit: 'USDT' };
  await open({
    kind: 'trade',
    state: 'locked',
    progress,
    gates: [{ ...identity, met: false, takes }],
  });
  const hero = document.querySelector<HTMLElement>('.detail__hero')!;
  const text = hero.textContent.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ');
  expect(text).toMatch(
    /Trade 1,000 USDT about 1 USDT in fees.*Prices of crypto-assets can fall.*Verify your identity/,
  );
  expect(screen.getAllByText('ID card or passport.')).toHaveLength(1);
});

const residence = () => screen.getByText('Residence outside the excluded countries').closest('li')!;

it('says that the residence is stated at sign-up and checked with the identity', async () => {
  await open({ state: 'locked', gates: [{ ...identity, met: false }] });
  expect(residence().dataset.met).toBeUndefined();
  expect(residence().textContent).toContain('Stated at sign-up, checked with your identity.');
});

it('lists the residence as met once the identity is verified', async () => {
  await open({ state: 'locked', gates: [{ ...identity, met: true }] });
  expect(residence().dataset.met).toBe('true');
  expect(residence().textContent).toContain('(met)');
});

it.each([
  ['met', { met: true }],
  ['not met', { met: false }],
])('lists an unknown condition as %s', async (text, { met }) => {
  await open({ state: 'locked', gates: [{ ...gate, reason: 'new_reason', met }] });
  const condition = screen.getByText(/^Only for certain accounts/);
  expect(condition.closest('li')?.dataset.met).toBe(String(met));
  expect(condition.textContent).toContain(`(${text})`);
});

/** State, field with the relevant deadline, and the text displayed two hours before the deadline. */
it.each([
  ['claimable', 'claim_by', 'Claim within 2h 0m'],
  ['claimed', 'resets_at', 'Available again in 2h 0m'],
  ['todo', 'ends_at', '2h 0m left'],
  ['in_progress', 'resets_at', '2h 0m left'],
  ['ended', 'ends_at', undefined],
  ['locked', 'ends_at', undefined],
])('shows the deadline of the state "%s"', async (state, field, text) => {
  const times = { ends_at: null, claim_by: null, resets_at: null };
  await open({ state, ...times, [field]: testStart + 2 * 3_600_000 });
  expect(states().queryByRole('timer')?.textContent).toBe(text);
});

it('refetches the task at the deadline and again 10 s later', async () => {
  const { server } = await open({ claim_by: testStart + 30_000 });
  expect(server.callsOf('task')).toHaveLength(1);
  await pass(29_000);
  states().getByText('Claim within 1s');
  await pass(1_500);
  states().getByText('Expired');
  expect(server.callsOf('task')).toHaveLength(2);
  await pass(10_000);
  expect(server.callsOf('task')).toHaveLength(3);
});

it('shows a guest the login as the next step, without a state', async () => {
  const loginGate = { ...gate, reason: 'needs_login', met: false } as const;
  const task = { ...answers.task, state: 'todo' as const, gates: [loginGate] };
  const rules = answers.task.rules.map((rule) => ({ ...rule, state: 'todo' as const }));
  await openScreen(TaskScreen, {
    address: '/en/task-center/task-detail?task-id=daily-trade',
    isGuest: true,
    replies: { task: result({ ...task, rules }) },
  });
  expect(states().queryByText('To do')).toBeNull();
  const conditions = [...document.querySelectorAll('.gates li')].map(
    ({ textContent }) => textContent,
  );
  expect(conditions).toEqual(['18 years or older', 'Residence outside the excluded countries']);
  const countries = screen.getByRole('link', { name: 'Residence outside the excluded countries' });
  expect(countries.getAttribute('href')).toBe('/en/legal/terms#account');
  expect(document.querySelector('.detail__action a')).toBeNull();
  screen.getByRole('button', { name: 'Sign up to get started' });
  screen.getByText(/^18\+\. Not available in all countries\./);
  screen.getByRole('link', { name: 'Who can take part' });
  expect(document.querySelector('.step')?.textContent).toBe('1Sign up');
});

it('starts the steps of an unverified customer with the identity check', async () => {
  await open({ state: 'locked', gates: [{ ...identity, met: false }] });
  expect(document.querySelector('.step')?.textContent).toBe('1Verify your identity');
});

it('starts the steps of a verified customer with those of the task', async () => {
  await open({ state: 'todo', gates: [{ ...identity, met: true }] });
  expect(document.querySelector('.step')?.textContent).not.toContain('Verify');
});

it('names the amount and the kind in the claim and as the largest figure', async () => {
  await open({});
  screen.getByRole('button', {
    name: /^Claim \W*10\WUSDT\W* \(Fee coupon\)\W*: Daily spot trade$/,
  });
  const figure = document.querySelector('.reward-figure[data-rank="hero"]');
  expect(figure?.textContent).toMatch(/^\W*10\WUSDT\W*Fee coupon$/);
});

it('shows one tier by its bar', async () => {
  await open({});
  expect(screen.queryByRole('heading', { name: 'Rewards by tier' })).toBeNull();
  screen.getByRole('progressbar', { name: 'Daily spot trade' });
});

it('lists several tiers below one card with all that is ready and its button, and no bars', async () => {
  const [rule] = answers.task.rules;
  const points = { type: 'points', value: { amount: '100', unit: 'points' } };
  const first = { ...rule!, reward: { ...rule!.reward, ...points } };
  const rules = [first, { ...rule, rule_index: 1 }];
  await open({ rules, claimable_rules: 2, reward: first.reward });
  const hero = document.querySelector<HTMLElement>('.detail__hero')!;
  // Money before points.
  const figure = hero.querySelector('.reward-figure__text')?.textContent;
  expect(figure).toMatch(/^\W*10\WUSDT\W*Fee coupon\W*100\W+points/);
  within(hero).getByRole('button', { name: /^Claim all 2/ });
  screen.getByRole('heading', { name: 'Rewards by tier' });
  expect(document.querySelectorAll('.tier__done')).toHaveLength(2);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Claim/ })).toHaveLength(1);
});

it('counts the further tiers below the figure of the first, and states the terms of each tier once', async () => {
  const [rule] = answers.task.rules;
  const todo = { ...rule!, state: 'todo', progress: { ...rule!.progress, current: '0' } };
  const rules = [0, 1, 2].map((index) => ({ ...todo, rule_index: index }));
  await open({ state: 'todo', rules });
  const figure = document.querySelector<HTMLElement>('.reward-figure[data-rank="hero"]')!;
  within(figure).getByText(/^\+ \W*2\W* more$/);
  expect(document.querySelectorAll('.offer-line')).toHaveLength(rules.length);
});

it('claims all finished tiers at once, and nothing else', async () => {
  const [rule] = answers.task.rules;
  const rules = [rule!, { ...rule!, rule_index: 1 }];
  const [item] = answers.claimable.items;
  const items = ['daily-trade', 'other'].map((task_id) => ({
    ...item!,
    claim_id: task_id,
    reward: { ...item!.reward, validity_days: null },
    tier: { task_id, rule_index: 0 },
  }));
  const { server, user } = await openScreen(TaskScreen, {
    address,
    replies: {
      task: result({ ...answers.task, task_id: 'daily-trade', claimable_rules: 2, rules }),
      claimable: result({ items }),
      claimAll: result({ claimed_tasks: 2, claimed_rewards: 0, rewards: answers.rewards.items }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Claim all 2: Daily spot trade' }));
  await pass(100);
  expect(server.callsOf('claimAll').map(({ body }) => body)).toEqual([{ only: ['daily-trade'] }]);
});

it('introduces tasks to guests below the title', async () => {
  await openScreen(TaskScreen, { address, isGuest: true });
  const title = screen.getByRole('heading', { level: 1 });
  const lead = screen.getByText(/^Complete the steps before the deadline/);
  expect(title.compareDocumentPosition(lead)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('names the site on which a reward was earned, and links its terms', async () => {
  await open({ state: 'claimable', earned_in: 'eu', gates: [region] });
  const link = screen.getByRole('link', { name: 'Earned on www.brand.eu. Its terms apply.' });
  expect(link.getAttribute('href')).toBe('/legal/terms?edition=eu');
});

it('names the company that manages a reward, without an action, if the edition does not', async () => {
  const reward = { ...answers.task.reward, type: 'trial_fund', offered_in: 'default' };
  const claimBy = testStart + 3_600_000;
  await open({ state: 'locked', reward, gates: [region], claim_by: claimBy });
  screen.getByText(/^Rewards of your account at Exchange Web Global/);
  const link = screen.getByRole('link', { name: 'My rewards' });
  expect(link.getAttribute('href')).toBe('/task-center/my-rewards?edition=default');
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  expect(document.querySelector('.reward-deadline')).not.toBeNull();
});

it('lists the dates of a task, each moment once', async () => {
  const names = () =>
    within(screen.getByRole('region', { name: 'At a glance' }))
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  const [ends, claimBy] = [testStart + 3_600_000, testStart + 7_200_000];
  await open({ ends_at: ends, claim_by: claimBy, resets_at: claimBy });
  expect(names()).toEqual(['Ends', 'Claim by', 'Resets']);
  cleanup();
  await open({ ends_at: ends, claim_by: null, resets_at: ends });
  expect(names()).toEqual(['Ends']);
  cleanup();
  await open({ ends_at: null, claim_by: null, resets_at: null });
  expect(screen.queryByText('At a glance')).toBeNull();
});

it.each([
  ['trade', 'todo', 'Start now'],
  ['trade', 'in_progress', 'Continue'],
  ['community', 'todo', 'Share'],
  ['trade', 'locked', undefined],
  ['trade', 'claimed', undefined],
])('offers the next step of a task of the kind "%s" in the state "%s": %s', async (...each) => {
  const [kind, state, name] = each;
  await open({ kind, state, gates: [] });
  const steps = ['Start now', 'Continue', 'Share'].filter(
    (step) =>
      screen.queryByRole('link', { name: step }) ?? screen.queryByRole('button', { name: step }),
  );
  expect(steps).toEqual(name === undefined ? [] : [name]);
});

it.each([
  ['kyc', 'todo', true],
  ['kyc', 'claimed', false],
  ['trade', 'todo', false],
])('says for the kind "%s" in the state "%s" who keeps the documents: %s', async (...each) => {
  const [kind, state, isSaid] = each;
  await open({ kind, state, gates: [] });
  expect(screen.queryByText(/^We keep your documents/) !== null).toBe(isSaid);
});
