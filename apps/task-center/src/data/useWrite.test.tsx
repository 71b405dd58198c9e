import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, dailyTask, testStart } from '../../test/answers.ts';
import { result } from '../../test/fakeServer.ts';
import { openScreen, pass } from '../../test/openPage.tsx';
import { useIsWriting, useWrite } from './useWrite.ts';

const keyHeader = 'Idempotency-Key';
const claimed = {
  task: { ...dailyTask, state: 'claimed', claimed_at: testStart },
  reward: answers.rewards.items[0],
  claimed_at: testStart,
};

function Claims() {
  return ['daily-trade', 'weekly-trade'].map((task) => <Claim key={task} task={task} />);
}

function Claim({ task }: { task: string }) {
  const { mutate } = useWrite('claim');
  const isWriting = useIsWriting('claim', ({ task_id }) => task_id === task);
  return (
    <button onClick={() => mutate({ task_id: task, period: '2026-11-21', rule_index: 0 })}>
      {isWriting ? 'Claiming' : 'Claim'} {task}
    </button>
  );
}

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('sends a write once while it is pending, and others meanwhile', async () => {
  const { server, user } = await openScreen(Claims, { replies: { claim: { type: 'hang' } } });
  const [daily, weekly] = screen.getAllByRole('button');
  await user.dblClick(daily!);
  await pass(1);
  expect(names()).toEqual(['Claiming daily-trade', 'Claim weekly-trade']);
  await user.click(weekly!);
  await user.click(daily!);
  await pass(1);
  expect(names()).toEqual(['Claiming daily-trade', 'Claiming weekly-trade']);
  expect(server.callsOf('claim').map(({ body }) => (body as { task_id: string }).task_id)).toEqual([
    'daily-trade',
    'weekly-trade',
  ]);
});

it('sends an unanswered write again as the same one, and a later write as a new one', async () => {
  const { server, user } = await openScreen(Claims, { replies: { claim: { type: 'drop' } } });
  const press = async () => {
    await user.click(screen.getAllByRole('button')[0]!);
    await pass(60_000);
  };
  await press();
  server.answer('claim', result(claimed));
  await press();
  await press();
  const keys = server.callsOf('claim').map(({ headers }) => new Headers(headers).get(keyHeader));
  expect(keys.every(Boolean)).toBe(true);
  const [first, again, later] = [keys[0], keys.at(-2), keys.at(-1)];
  expect(again).toBe(first);
  expect(later).not.toBe(first);
});
