import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answers } from './answers.ts';
import { refusal, result, type Steps } from './fakeServer.ts';
import { openScreen, pass } from './openPage.tsx';
import { screens } from './screens.ts';

/** Time after which both retries have ended, in ms. They start after 1 s and another 2 s. */
const retriesMs = 3_500;
const timeLimitMs = 30_000;
/** Interval at which visible data is refetched, in ms. */
const refetchMs = 60_000;

const unavailable: Steps = { type: 'reply', status: 503, body: '' };
const onOurSide = ['Something went wrong', 'Try again'] as const;

/** Each fault with its name, the displayed title, the labels of the buttons and the number of requests. */
const faults: readonly (readonly [string, Steps, title: string, action: string, calls: number])[] =
  [
    ['a lost connection', { type: 'drop' }, 'No connection', 'Try again', 3],
    ['status 502', { type: 'reply', status: 502, body: '<h1>Bad gateway</h1>' }, ...onOurSide, 3],
    ['status 503', unavailable, 'Temporarily unavailable', 'Try again', 3],
    ['"not logged in"', refusal('notLoggedIn'), 'Log in to continue', 'Log in', 1],
    [
      '"not in this region"',
      refusal('regionBlocked'),
      'Not available in your region',
      'View my rewards, View my assets, Help center',
      1,
    ],
    ['"not found"', refusal('notFound'), 'Not found', 'View all tasks', 1],
    [
      'a truncated response',
      { type: 'reply', body: '{"ret_code":0,"ret_msg":"OK","result":{"items":' },
      ...onOurSide,
      1,
    ],
    ['a missing field', result({ next_cursor: null }), ...onOurSide, 1],
  ];

/** The failure panel. Ignores the part for guests, which style sheets hide from users. */
const panel = () => document.querySelector('.x-empty:not(.for-guests *)');
const cards = () => document.querySelectorAll('.x-card:not(.skeleton-card)');
const stale = () => screen.queryByText("Couldn't refresh. This may be out of date.");
const retry = () => screen.getByText('Try again');

describe.each(screens)('the screen at /task-center$path', ({ call, path, Screen }) => {
  const open = (steps: Steps = result(answers[call])) =>
    openScreen(Screen, { address: `/en/task-center${path}`, replies: { [call]: steps } });

  it(`reads "${call}", its call in test/screens.ts`, async () => {
    const { server } = await open();
    expect(server.callsOf(call)).not.toHaveLength(0);
  });

  it.each(faults)(
    'shows the reason and what to do after %s',
    async (_, fault, title, action, calls) => {
      const { server } = await open(fault);
      await pass(retriesMs);
      const expected = call === 'reward' && title === 'Not found' ? 'My rewards' : action;
      const actions = [...(panel()?.querySelectorAll('a, button') ?? [])];
      expect(panel()?.textContent).toContain(title);
      expect(actions.map(({ textContent }) => textContent).join(', ')).toBe(expected);
      expect(panel()?.getAttribute('role')).toBe(action === 'Try again' ? 'alert' : null);
      expect(server.callsOf(call)).toHaveLength(calls);
    },
  );

  it('loads after "Try again"', async () => {
    const { server, user } = await open(unavailable);
    await pass(retriesMs);
    expect(cards()).toHaveLength(0);
    server.answer(call, result(answers[call]));
    await user.click(retry());
    await pass(1);
    expect(panel()).toBeNull();
    expect(cards().length).toBeGreaterThan(0);
  });

  it('keeps its content and shows a notice when a refetch fails', async () => {
    const { server, user } = await open();
    const before = cards().length;
    expect(before).toBeGreaterThan(0);
    expect(stale()).toBeNull();
    server.answer(call, unavailable);
    await pass(refetchMs + retriesMs);
    expect(stale()?.closest('[role=status]')?.id).toBe('screen-notices');
    expect(cards()).toHaveLength(before);
    server.answer(call, result(answers[call]));
    await user.click(retry());
    await pass(1);
    expect(stale()).toBeNull();
    expect(cards()).toHaveLength(before);
  });

  it('hides its content when the server refuses a refetch', async () => {
    const { server } = await open();
    server.answer(call, refusal('regionBlocked'));
    await pass(refetchMs);
    expect(panel()?.textContent).toContain('Not available in your region');
    expect(cards()).toHaveLength(0);
    expect(stale()).toBeNull();
  });

  it('fails after three timeouts', async () => {
    const { server } = await open({ type: 'hang' });
    await pass(3 * timeLimitMs);
    expect(panel()).toBeNull();
    await pass(retriesMs);
    expect(panel()?.textContent).toContain('The request timed out');
    expect(server.callsOf(call)).toHaveLength(3);
  });

  it('waits while the browser is offline, and loads when it is online again', async () => {
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(false);
    const { server } = await open();
    expect(panel()?.textContent).toContain('No connection');
    expect(server.callsOf(call)).toHaveLength(0);
    onlineManager.setOnline(true);
    await pass(1);
    expect(cards().length).toBeGreaterThan(0);
  });
});

it.each([
  ['"not logged in"', refusal('notLoggedIn'), 'Log in to continue'],
  ['"not found"', refusal('notFound'), 'Not found'],
])('hides the content of a screen when a refetch responds with %s', async (_, steps, title) => {
  const [{ call, Screen }] = screens;
  const { server } = await openScreen(Screen);
  server.answer(call, steps);
  await pass(refetchMs);
  expect(panel()?.textContent).toContain(title);
  expect(cards()).toHaveLength(0);
});
