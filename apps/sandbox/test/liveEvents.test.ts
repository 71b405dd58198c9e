import { readInput } from '@exchange/exchange-api';
import { eventsPath, liveEvent, type LiveEvent } from '@exchange/task-center-api';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { envelopeOf, post, runSandbox } from './running.ts';
import { dayMs, newCaller, script, verifiedCaller, wednesday } from './taskCenterClient.ts';

interface Block {
  id?: string;
  data?: string;
  retry?: string;
}

/** Opens the stream of server-sent events. Returns functions that read it block by block. */
async function listen(url: string, headers: Record<string, string>) {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const response = await fetch(url + eventsPath, { headers, signal: controller.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  async function block(): Promise<Block | 'heartbeat' | undefined> {
    while (!text.includes('\n\n')) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      text += value;
    }
    const end = text.indexOf('\n\n');
    const lines = text.slice(0, end).split('\n');
    text = text.slice(end + 2);
    if (lines.join('') === ':') return 'heartbeat';
    return Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2))) as Block;
  }

  async function event(): Promise<LiveEvent & { id: string }> {
    const found = await block();
    if (found === undefined || found === 'heartbeat') throw new Error(`no event: ${found}`);
    const read = readInput(liveEvent, JSON.parse(found.data!));
    if (!read.ok) throw new Error(read.message);
    return { ...read.value, id: found.id! };
  }

  return { response, block, event, leave: () => controller.abort() };
}

describe('the stream of events', () => {
  it('sends an event when a reward is replaced because the account has moved', async () => {
    const { url } = await runSandbox();
    const user = await verifiedCaller(url);
    const { reward_id } = await script(url, '/rewards', { user: user.id, give: 'bonus-15' });
    const stream = await listen(url, user.headers);
    await stream.block();
    await script(url, '/users', { email: user.email, region: 'eu' });
    await user.get('wallet');
    let event = await stream.event();
    while (event.type === 'refresh') event = await stream.event();
    expect(event).toMatchObject({ type: 'reward', reward_id });
  });

  it('sends the changes that happen after it was opened', async () => {
    const { url } = await runSandbox();
    const user = await verifiedCaller(url);
    await user.post('checkIn', {});
    const stream = await listen(url, user.headers);
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.response.headers.get('cache-control')).toBe('no-store');
    expect(await stream.block()).toEqual({ retry: '2000', id: expect.stringMatching(/^\d+$/) });

    await script(url, '/act', { user: user.id, kind: 'trade', amount: '100' });
    expect(await stream.event()).toMatchObject({ type: 'progress', task_id: 'daily-trade' });
    expect(await stream.event()).toMatchObject({ type: 'progress', task_id: 'weekly-trade' });
    expect(await stream.event()).toMatchObject({ type: 'progress', task_id: 'regional-airdrop' });
    const claim = { task_id: 'open-account', period: 'once', rule_index: 0 };
    const { result } = await user.post('claim', claim);
    expect(await stream.event()).toMatchObject({
      type: 'claimed',
      task_id: 'open-account',
      rule_index: 0,
      reward_id: result.reward.reward_id,
    });
    await user.post('join', { campaign_id: 'volume-cup' });
    expect(await stream.event()).toMatchObject({ type: 'campaign', campaign_id: 'volume-cup' });
    await script(url, '/rewards', { user: user.id, give: 'coupon-5' });
    expect(await stream.event()).toMatchObject({ type: 'reward' });
    await script(url, '/clock', { offsetMs: 1 });
    expect(await stream.event()).toMatchObject({ type: 'refresh' });
    await script(url, '/users', { email: user.email, kycLevel: 1 });
    expect(await stream.event()).toMatchObject({ type: 'refresh' });
  });

  it("notifies an inviter of a friend's trade, and a winner of a prize", async () => {
    const { url } = await runSandbox();
    const user = await verifiedCaller(url);
    const friend = await newCaller(url, { referralCode: (await user.get('invite')).code });
    await user.post('join', { campaign_id: 'volume-cup' });
    await script(url, '/act', { user: user.id, kind: 'trade', amount: '9000000' });
    const stream = await listen(url, user.headers);
    await stream.block();
    await script(url, '/act', { user: friend.id, kind: 'trade' });
    expect(await stream.event()).toMatchObject({ type: 'invite' });
    expect(await stream.event()).toMatchObject({ type: 'reward' });
    expect(await stream.event()).toMatchObject({ type: 'progress', task_id: 'weekly-invite' });
    await script(url, '/clock', { offsetMs: 28 * dayMs });
    expect(await stream.event()).toMatchObject({ type: 'refresh' });
    // The next call, here from another user, grants the prizes.
    await friend.get('home');
    expect(await stream.event()).toMatchObject({ type: 'reward' });
    expect(await stream.event()).toMatchObject({ type: 'campaign', campaign_id: 'volume-cup' });
  });

  it("sends an inviter nothing about a friend's deposit", async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const friend = await newCaller(url, { referralCode: (await user.get('invite')).code });
    const stream = await listen(url, user.headers);
    await stream.block();
    await script(url, '/act', { user: friend.id, kind: 'deposit' });
    await script(url, '/act', { user: user.id, kind: 'two_factor' });
    expect(await stream.event()).toMatchObject({ type: 'progress', task_id: 'secure-account' });
  });

  it('does not send the changes of other users', async () => {
    const { url } = await runSandbox();
    const [one, two] = [await newCaller(url), await newCaller(url)];
    const stream = await listen(url, one.headers);
    await stream.block();
    await script(url, '/act', { user: two.id, kind: 'trade' });
    await script(url, '/act', { user: one.id, kind: 'two_factor' });
    expect(await stream.event()).toMatchObject({ type: 'progress', task_id: 'secure-account' });
  });

  it('resumes after a cut connection', async () => {
    const { url } = await runSandbox();
    const user = await verifiedCaller(url);
    const stream = await listen(url, user.headers);
    await stream.block();
    await script(url, '/act', { user: user.id, kind: 'two_factor' });
    const { id } = await stream.event();
    expect(await script(url, '/events', { drop: true })).toEqual({ dropped: 1 });
    await script(url, '/act', { user: user.id, kind: 'convert' });
    const again = await listen(url, { ...user.headers, 'last-event-id': id });
    expect(await again.block()).toEqual({ retry: '2000', id });
    expect(await again.event()).toMatchObject({ task_id: 'daily-convert' });
  });

  it('sends a refresh event if the last event id is from another database', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const stream = await listen(url, { ...user.headers, 'last-event-id': '999999' });
    await stream.block();
    expect(await stream.event()).toMatchObject({ type: 'refresh' });
    await script(url, '/act', { user: user.id, kind: 'two_factor' });
    expect(await stream.event()).toMatchObject({ type: 'progress' });
  });

  it.each(['nonsense', '-1'])('ignores the invalid last event id %s', async (lastId) => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const stream = await listen(url, { ...user.headers, 'last-event-id': lastId });
    await stream.block();
    await script(url, '/act', { user: user.id, kind: 'two_factor' });
    expect(await stream.event()).toMatchObject({ type: 'progress' });
  });

  it('sends heartbeats, and ends when the session ends', async () => {
    const clock = createFakeClock(wednesday);
    const { url } = await runSandbox({ clock });
    const user = await newCaller(url);
    const stream = await listen(url, user.headers);
    await stream.block();
    clock.advance(15_000);
    expect(await stream.block()).toBe('heartbeat');
    clock.advance(15_000);
    expect(await stream.block()).toBe('heartbeat');
    await post(`${url}/logout`, {}, user.headers);
    clock.advance(15_000);
    expect(await stream.block()).toBeUndefined();
    expect(clock.now()).toBeLessThan(wednesday + dayMs);
  });

  it('rejects guests', async () => {
    const { url } = await runSandbox();
    const response = await fetch(url + eventsPath);
    expect(response.headers.get('content-type')).toMatch(/json/);
    expect(await envelopeOf(response)).toMatchObject({ ret_code: 10007 });
  });
});
