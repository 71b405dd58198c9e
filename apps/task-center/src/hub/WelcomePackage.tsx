import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Task } from '@exchange/task-center-api';
import { Card, Progress } from '@exchange/ui';
import type { ReactElement } from 'react';
import { byValue } from '../rewards/byValue.ts';
import { joinKinds } from '../rewards/joinKinds.ts';
import { RewardKind } from '../rewards/RewardKind.tsx';
import { useRewardValue } from '../rewards/useRewardText.ts';
import { Deadline } from '../screen/Deadline.tsx';
import { TaskRow } from '../tasks/list/TaskRow.tsx';
import { isClaimable, isToDo } from '../tasks/taskStates.ts';
import { leastCollapsed } from './TaskSection.tsx';

/**
 * Starter tasks of a new account: the deadline and the next steps. The other steps, none of which can be claimed, are
 * collapsed to their rewards.
 */
export function WelcomePackage({ tasks }: { tasks: readonly Task[] }): ReactElement {
  const t = useTexts('hub');
  const { formatValue } = useValueFormat();
  const rewardValue = useRewardValue();
  const claimed = tasks.filter(({ state }) => state === 'claimed');
  const formatCount = (count: number) => formatValue({ amount: String(count), unit: 'count' });
  const claimable = tasks.filter(({ state }) => state === 'claimable');
  const next = tasks.find(({ state }) => isToDo(state));
  // Wide windows show the steps in two columns, so the next step is shown beside the last one that can be claimed.
  const hasNext = next !== undefined && (claimable.length === 0 || claimable.length % 2 === 1);
  const first = hasNext ? [...claimable, next] : claimable;
  const others = tasks.filter((task) => !first.includes(task));
  const shown = others.length < leastCollapsed ? [...first, ...others] : first;
  const rest = tasks.filter((task) => !shown.includes(task));
  const offers = byValue(
    joinKinds(rest.flatMap(({ state, reward }) => (state === 'claimed' ? [] : reward))),
  );
  const claimTimes = tasks.flatMap(({ state: each, claim_by: end }) =>
    isClaimable(each) ? (end ?? []) : [],
  );
  const ends = shown.flatMap(({ ends_at: end }) => end ?? []);
  const done = claimed.length + claimable.length;
  const state = t('ladder_count', { done, total: tasks.length });
  return (
    <section className="section welcome" aria-labelledby="welcome">
      <div className="section__head">
        <h2 id="welcome">{t('welcome_title')}</h2>
        {ends.length === 0 ? null : <Deadline end={Math.min(...ends)} text="ends_in" />}
        {claimTimes.length === 0 ? null : (
          <Deadline end={Math.min(...claimTimes)} text="claim_within" />
        )}
      </div>
      <Card className="hub-tasks__card">
        <div className="welcome__progress">
          <Progress
            label={t('welcome_title')}
            value={done / tasks.length}
            valueText={state}
            tone={claimable.length > 0 ? 'brand' : 'neutral'}
          />
          {/* A new element, because its place depends on the length of its text. */}
          <span key={state} aria-hidden="true">
            {state}
          </span>
        </div>
        <ul className="task-rows">
          {shown.map((task) => (
            <li key={task.task_id} data-rest={first.includes(task) ? undefined : ''}>
              <TaskRow task={task} hasDeadline={false} hasMoney />
            </li>
          ))}
        </ul>
        {rest.length === 0 ? null : (
          <details className="task-more">
            <summary>
              {t('more_steps', { count: rest.length, amount: formatCount(rest.length) })}
            </summary>
            <ul className="task-rows">
              {rest.map((task) => (
                <li key={task.task_id}>
                  <TaskRow task={task} hasDeadline={false} hasMoney />
                </li>
              ))}
            </ul>
          </details>
        )}
        {offers.length === 0 ? null : (
          <div className="welcome__offers">
            <p id="still-to-earn">{t('still_to_earn')}</p>
            <ul aria-labelledby="still-to-earn">
              {offers.map((reward, index) => (
                <li key={index}>
                  <strong>{rewardValue(reward)}</strong> <RewardKind reward={reward} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </Card>
    </section>
  );
}
