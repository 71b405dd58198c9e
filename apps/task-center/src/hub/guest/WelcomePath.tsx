import { stablecoin } from '@exchange/site/exchange';
import { useServices, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Task } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { packageFacts } from './packageFacts.ts';
import { isForEarn } from '../../rewards/rewardStates.ts';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { FullRules } from '../../screen/FullRules.tsx';
import { TaskCards } from '../../rewards/TaskCards.tsx';

/** The starter tasks of a new account as cards, with the reward of each step. Renders nothing without tasks. */
export function WelcomePath({ tasks }: { tasks: readonly Task[] }): ReactElement | null {
  const t = useTexts('hub');
  if (tasks.length === 0) return null;
  return (
    <section className="section" aria-labelledby="welcome">
      <div className="section__head">
        <h2 id="welcome">{t('welcome_title')}</h2>
      </div>
      <PackageFacts tasks={tasks} />
      <TaskCards tasks={tasks} />
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
