import type { Task } from '@exchange/task-center-api';
import { describe, expect, it } from 'vitest';
import { answers, dailyTask } from '../../test/answers.ts';
import { hubContent } from './hubContent.ts';

const [campaign] = answers.home.campaigns;
const viewer = { ...answers.home.viewer, logged_in: true };
const task = (category: Task['category'], state: Task['state'] = 'todo') => ({
  ...dailyTask,
  category,
  state,
  claimable_rules: state === 'claimable' ? 2 : 0,
});
const steps = (...states: Task['state'][]) => states.map((state) => task('newcomer', state));
const sectionTasks = [task('weekly'), task('other'), task('daily', 'claimable'), task('special')];

it.each([
  ['no step of the welcome package is left', ['claimed'], 4],
  ['a step is left', ['claimed', 'todo'], 2],
] as const)('shows as many tasks as the column has space for if %s', (_, states, count) => {
  const tasks = [...steps(...states), ...sectionTasks];
  const { sections } = hubContent({ ...answers.home, viewer, tasks });
  expect(sections.map((section) => section.count)).toEqual([count, count, count]);
});

it('places the invitation below the tasks if all of them are listed beside what expires soon', () => {
  const contentOf = (count: number, expiring: number) =>
    hubContent({
      ...answers.home,
      viewer,
      tasks: Array.from({ length: count }, () => task('daily')),
      totals: {
        ...answers.home.totals,
        expiring: { ...answers.home.totals.expiring, count: expiring },
      },
    });
  expect(contentOf(4, 4).hasInviteBelow).toBe(true);
  expect(contentOf(5, 4).hasInviteBelow).toBe(false);
  expect(contentOf(4, 0).hasInviteBelow).toBe(false);
});

it('lists the tasks of the page, without steps of the welcome package that are over', () => {
  const statesOf = (tasks: Task[], isUser = true) =>
    hubContent({
      ...answers.home,
      viewer: { ...viewer, logged_in: isUser },
      tasks,
    }).listedTasks.map(({ state }) => state);
  const daily = task('daily', 'locked');
  expect(statesOf([...steps('claimed', 'expired'), daily])).toEqual(['locked']);
  expect(statesOf([...steps('claimed', 'todo'), daily])).toEqual(['todo', 'locked']);
  expect(statesOf([...steps('todo', 'locked'), daily], false)).toEqual([
    'todo',
    'locked',
    'locked',
  ]);
});

it('keeps the order of the sections, and links each one that has tasks, with what can be claimed', () => {
  const home = { ...answers.home, viewer, tasks: sectionTasks };
  expect(hubContent({ ...home, campaigns: [] }).chips).toEqual([
    { id: 'daily', claimable: 2 },
    { id: 'weekly', claimable: 0 },
    { id: 'special', claimable: 0 },
    { id: 'rewards', claimable: 0 },
  ]);
  expect(hubContent({ ...home, tasks: [] }).sections).toEqual([]);
});

it('counts in its links everything that "Claim all" claims', () => {
  const totals = { ...answers.home.totals, claimable_tasks: 4, claimable_rewards: 3 };
  const tasks = [...steps('claimable', 'todo'), ...sectionTasks];
  const { chips } = hubContent({ ...answers.home, viewer, tasks, totals });
  expect(chips.reduce((sum, { claimable }) => sum + claimable, 0)).toBe(7);
});

it('shows three campaigns below the tasks, featured campaigns first and none that has ended', () => {
  const named = (id: string, state: 'upcoming' | 'ended', featured = false) => ({
    ...campaign!,
    campaign_id: id,
    state,
    featured,
    joined_at: null,
  });
  const campaigns = [
    named('a', 'upcoming'),
    named('b', 'ended', true),
    named('c', 'upcoming'),
    named('d', 'upcoming', true),
    named('e', 'upcoming'),
  ];
  const { others, chips } = hubContent({ ...answers.home, viewer, campaigns });
  expect(others.map(({ campaign_id: id }) => id)).toEqual(['d', 'a', 'c']);
  expect(chips.at(-2)).toEqual({ id: 'campaigns', claimable: 0 });
});

it('suggests no campaign to guests', () => {
  const campaigns = [{ ...campaign!, state: 'ongoing' as const, joined_at: null }];
  const guest = { ...viewer, logged_in: false };
  expect(hubContent({ ...answers.home, campaigns, viewer: guest }).suggested).toBeUndefined();
  expect(hubContent({ ...answers.home, campaigns, viewer }).suggested).toBe(campaigns[0]);
});

describe('the steps of the welcome package', () => {
  const idsOf = (steps: readonly { task_id: string }[]) => steps.map(({ task_id: id }) => id);
  const contentOf = (totals: Partial<typeof answers.home.totals>, states: Task['state'][]) => {
    const tasks = steps(...states).map((step, index) => ({ ...step, task_id: String(index) }));
    return hubContent({
      ...answers.home,
      viewer,
      tasks,
      totals: { ...answers.home.totals, ...totals },
    });
  };

  it('do not repeat the next one and the only reward, which the hub shows above', () => {
    const content = contentOf({ claimable_tasks: 1 }, ['claimed', 'claimable', 'todo', 'locked']);
    expect(content.next?.task_id).toBe('2');
    expect(idsOf(content.steps)).toEqual(['3']);
  });

  it('are all that is not claimed if many rewards can be claimed', () => {
    const [sum] = answers.home.totals.claimable;
    const content = contentOf({ claimable_tasks: 3, claimable: [sum!, sum!, sum!] }, [
      'claimed',
      'claimable',
      'todo',
      'todo',
    ]);
    expect(content.next).toBeUndefined();
    expect(idsOf(content.steps)).toEqual(['1', '2', '3']);
  });
});
