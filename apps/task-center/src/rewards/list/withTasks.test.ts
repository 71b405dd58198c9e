import { expect, it } from 'vitest';
import { answers, testStart } from '../../../test/answers.ts';
import { withTasks } from './withTasks.ts';

const reward = (reward_id: string, claim_by: number | null) => ({
  ...answers.rewards.items[0]!,
  reward_id,
  claim_by,
});
const task = (claim_id: string, claim_by: number | null) => ({
  ...answers.claimable.items[0]!,
  claim_id,
  claim_by,
});
const rewards = [
  reward('soon', testStart + 1),
  reward('late', testStart + 9),
  reward('open', null),
];
const tasks = [task('task open', null), task('task', testStart + 5)];
const ids = (sort: 'ending' | 'newest') =>
  withTasks(rewards, tasks, sort).map((item) =>
    'claim_id' in item ? item.claim_id : item.reward_id,
  );

it('sorts rewards and finished tasks by deadline, those without one last', () => {
  expect(ids('ending')).toEqual(['soon', 'task', 'late', 'task open', 'open']);
});

it('lists finished tasks before the newest rewards', () => {
  expect(ids('newest')).toEqual(['task open', 'task', 'soon', 'late', 'open']);
});
