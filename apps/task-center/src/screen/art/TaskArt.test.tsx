import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { dailyTask, gate } from '../../../test/answers.ts';
import { TaskArt } from './TaskArt.tsx';

const campaign = { ...gate, reason: 'join_campaign' } as const;

it.each([
  ['trade', dailyTask],
  ['airdrop', { ...dailyTask, reward: { ...dailyTask.reward, type: 'airdrop' } }],
  ['mystery_box', { ...dailyTask, reward: { ...dailyTask.reward, type: 'mystery_box' } }],
  ['trophy', { ...dailyTask, gates: [campaign] }],
] as const)('draws "%s"', (name, task) => {
  expect(renderToStaticMarkup(<TaskArt task={task} />)).toContain(`${name}.svg`);
});
