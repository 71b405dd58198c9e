import { renderToStaticMarkup } from 'react-dom/server';
import type { Task } from '@exchange/task-center-api';
import { expect, it } from 'vitest';
import { dailyTask, gate } from '../../../test/answers.ts';
import { TaskArt } from './TaskArt.tsx';

const withReward = (type: Task['reward']['type']): Task => ({
  ...dailyTask,
  reward: { ...dailyTask.reward, type },
});

const cases: readonly [string, Task][] = [
  ['trade', dailyTask],
  ['airdrop', withReward('airdrop')],
  ['mystery_box', withReward('mystery_box')],
  ['trophy', { ...dailyTask, gates: [{ ...gate, reason: 'join_campaign' }] }],
];

it.each(cases)('draws "%s"', (name, task) => {
  expect(renderToStaticMarkup(<TaskArt task={task} />)).toContain(`${name}.svg`);
});
