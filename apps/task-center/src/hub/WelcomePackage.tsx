import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Task } from '@exchange/task-center-api';
import { Card, Progress } from '@exchange/ui';
import type { ReactElement } from 'react';
import { byValue } from '../rewards/byValue.ts';
import { joinKinds } from '../rewards/joinKinds.ts';
import { RewardKind } from '../rewards/RewardKind.tsx';
import { RewardWorth } from '../rewards/RewardWorth.tsx';
import { useCapital, useRewardValue } from '../rewards/useRewardText.ts';
import { useIsWide } from '../screen/useIsWide.ts';
import { Deadline } from '../screen/Deadline.tsx';
import { Disclosure } from '../screen/Disclosure.tsx';
import { IdentityLine } from '../tasks/gates/IdentityLine.tsx';
import { TaskRow } from '../tasks/list/TaskRow.tsx';
import { isElsewhere } from '../rewards/rewardStates.ts';
import { isClaimable, isToDo } from '../tasks/taskStates.ts';
import { leastCollapsed } from './TaskSection.tsx';

const dayMs = 86_400_000;

/** Number of steps to show. Steps that can be claimed are always shown. */
const shownSteps = 2;

/** Starter tasks of a new account: the deadline and the next steps. Further steps are collapsed to their rewards. */
export function WelcomePackage({
  tasks,
  steps,
}: {
  tasks: readonly Task[];
  /** Those to list. */
  steps: readonly Task[];
}): ReactElement {
  const t = useTexts('hub');
  const { formatValue } = useValueFormat();
  const rewardValue = useRewardValue();
  const capital = useCapital();
  const isWide = useIsWide();
  const formatCount = (count: number) => formatValue({ amount: String(count), unit: 'count' });
  const claimable = steps.filter(({ state }) => isClaimable(state));
  const open = steps.filter((task) => !claimable.includes(task));
  const free = Math.max(0, shownSteps - claimable.length);
  const isCollapsed = open.length - free >= (isWide ? leastCollapsed : 1);
  const shown = [...claimable, ...(isCollapsed ? open.slice(0, free) : open)];
  const rest = steps.filter((task) => !shown.includes(task));
  const offers = byValue(
    joinKinds(rest.flatMap(({ reward }) => (isElsewhere(reward) ? [] : reward))),
  );
  const ends = tasks.flatMap(({ state: each, ends_at: end }) => (isToDo(each) ? (end ?? []) : []));
  const done = tasks.filter(
    ({ state: each, reward }) => isClaimable(each) || each === 'claimed' || isElsewhere(reward),
  ).length;
  const state = t('ladder_count', { done, total: tasks.length });
  return (
    <section className="section welcome" aria-labelledby="welcome">
      <div className="section__head">
        <h2 id="welcome">{t('welcome_title')}</h2>
        {ends.length === 0 ? null : <Deadline end={Math.min(...ends)} text="ends_in" />}
        <IdentityLine tasks={steps} />
      </div>
      <Card className="hub-tasks__card">
        <div className="welcome__progress">
          <Progress
            label={t('welcome_title')}
            value={done / tasks.length}
            valueText={state}
            tone={claimable.length > 0 ? 'brand' : 'positive'}
          />
          {/* A new element, because its place depends on the length of its text. */}
          <span key={state} aria-hidden="true">
            {state}
          </span>
        </div>
        <ClaimTime tasks={tasks} />
        {shown.length === 0 ? null : (
          <ul className="task-rows">
            {shown.map((task) => (
              <li key={task.task_id} data-rest={claimable.includes(task) ? undefined : ''}>
                {/* The time for claiming ends later than the time for the steps. */}
                <TaskRow task={task} hasDeadline={claimable.includes(task)} hasTerms />
              </li>
            ))}
          </ul>
        )}
        {rest.length === 0 ? null : (
          <Disclosure
            className="task-more"
            title={t('more_steps', { count: rest.length, amount: formatCount(rest.length) })}
          >
            <ul className="task-rows">
              {rest.map((task) => (
                <li key={task.task_id}>
                  <TaskRow task={task} hasDeadline={false} hasTerms />
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
        {offers.length === 0 ? null : (
          <div className="welcome__offers">
            <p id="still-to-earn">{t('still_to_earn')}</p>
            <ul aria-labelledby="still-to-earn">
              {offers.map((reward, index) => (
                <li key={index}>
                  <strong>{capital(rewardValue(reward))}</strong>
                  <RewardWorth worth={reward.worth} /> <RewardKind reward={reward} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </Card>
    </section>
  );
}

/** Time for claiming after the time for the steps. Explains why their deadlines differ. Renders nothing without it. */
function ClaimTime({ tasks }: { tasks: readonly Task[] }): ReactElement | null {
  const t = useTexts('hub');
  const { formatValue } = useValueFormat();
  const [days] = tasks
    .filter(({ state }) => isClaimable(state))
    .flatMap(({ ends_at: end, claim_by: claim }) =>
      end === null || claim === null ? [] : Math.floor((claim - end) / dayMs),
    )
    .sort((a, b) => a - b);
  if (days === undefined || days < 1) return null;
  const span = formatValue({ amount: String(days), unit: 'days' });
  return <p className="card-text">{t('package_claim', { span })}</p>;
}
