import { stablecoin } from '@exchange/site/exchange';
import { pathFrom, usePage, useServices, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Task } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { packageFacts } from './packageFacts.ts';
import { taskPath } from '../../screen/detailPaths.ts';
import { OfferLine } from '../../rewards/OfferLine.tsx';
import { DerivativesNote, KindChip } from '../../rewards/RewardKind.tsx';
import { isForEarn } from '../../rewards/rewardStates.ts';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { useRewardHeadline } from '../../rewards/useRewardText.ts';
import { FullRules } from '../../screen/FullRules.tsx';
import { TaskArt } from '../../screen/art/TaskArt.tsx';

/** The starter tasks of a new account as cards, with the reward of each step. Renders nothing without tasks. */
export function WelcomePath({ tasks }: { tasks: readonly Task[] }): ReactElement | null {
  const t = useTexts('hub');
  const page = usePage();
  const { formatText } = useValueFormat();
  const rewardHeadline = useRewardHeadline();
  if (tasks.length === 0) return null;
  return (
    <section className="section" aria-labelledby="welcome">
      <div className="section__head">
        <h2 id="welcome">{t('welcome_title')}</h2>
      </div>
      <PackageFacts tasks={tasks} />
      <ol className="welcome-path">
        {tasks.map(({ task_id: id, rule_index: rule, kind, title, reward, progress, takes }) => (
          <Card as="li" key={id} className="welcome-path__step">
            <TaskArt kind={kind} />
            <h3 className="welcome-path__title">
              <a href={pathFrom(page, taskPath(id, rule))}>{formatText(title)}</a>
            </h3>
            <div className="welcome-path__reward">
              <strong>{rewardHeadline(reward)}</strong> <KindChip reward={reward} />
              <DerivativesNote reward={reward} />
            </div>
            <OfferLine reward={reward} task={{ kind, progress, takes }} />
          </Card>
        ))}
      </ol>
      {/* The hero names the risks of prices and of derivatives. */}
      {tasks.some(({ kind, reward }) => isForEarn(kind, reward)) ? <RiskNote of="earn" /> : null}
    </section>
  );
}

/**
 * In what time the steps can be done, when the time to use a reward starts, and what the coin of
 * the rewards is worth. Renders nothing without any of them.
 */
function PackageFacts({ tasks }: { tasks: readonly Task[] }): ReactElement | null {
  const t = useTexts('hub');
  const { formatValue } = useValueFormat();
  const { hasClock, days } = packageFacts(tasks);
  const edition = useServices()?.edition;
  const coins = tasks.flatMap(({ reward: { value, limit } }) => [value.unit, limit?.unit]);
  const coin = coins.find((unit) => edition !== undefined && unit === stablecoin[edition]);
  const facts = [
    days !== null &&
      t('package_days', { span: formatValue({ amount: String(days), unit: 'days' }) }),
    hasClock && t('package_clock'),
    coin && t('coin_worth', { coin }),
  ];
  if (!facts.some(Boolean)) return null;
  return (
    <ul className="welcome-facts">
      {facts.map((fact) => (fact ? <li key={fact}>{fact}</li> : null))}
      <li>
        <FullRules />
      </li>
    </ul>
  );
}
