import { stablecoin } from '@exchange/site/exchange';
import { useServices, useTexts } from '@exchange/site/page';
import type { Home, Task } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { KindLegend } from '../rewards/KindLegend.tsx';
import { isForEarn } from '../rewards/rewardStates.ts';
import { TaskRisks } from '../rewards/TaskRisks.tsx';
import { CoinNote } from '../screen/CoinNote.tsx';
import { RiskNote } from '../screen/RiskNote.tsx';
import { WhoCan } from '../screen/WhoCan.tsx';

/**
 * Explains below the tasks once what is true of all rewards of the page: what each kind is worth, the risks, and to
 * customers who can take part, which guests read beside their buttons.
 */
export function GoodToKnow({
  home: { tasks: all, totals, viewer },
  tasks,
  children,
}: {
  home: Home;
  /** All tasks of the page. */
  tasks: readonly Task[];
  /** Further notes. */
  children: ReactNode;
}): ReactElement | null {
  const t = useTexts('hub');
  const rewards = [...totals.claimable, ...tasks.map(({ reward }) => reward)];
  const hasEarn = tasks.some(({ kind, reward }) => isForEarn(kind, reward));
  if (all.length === 0 && rewards.length === 0) return null;
  return (
    <Card as="section" className="good-to-know" aria-labelledby="good-to-know">
      <h2 id="good-to-know">{t('good_to_know')}</h2>
      <KindLegend rewards={rewards} />
      <div className="good-to-know__notes">
        <CoinWorth rewards={rewards} />
        <CoinNote rewards={rewards} />
        {children}
        {viewer.logged_in ? <TaskRisks tasks={tasks} /> : null}
        {/* The hero for guests names the risk of derivatives. */}
        {!viewer.logged_in && hasEarn ? <RiskNote of="earn" /> : null}
        {viewer.logged_in ? <WhoCan isShort /> : null}
      </div>
    </Card>
  );
}

/** Worth of the coin of the rewards. Renders nothing if they are in other units. */
function CoinWorth({ rewards }: { rewards: Home['totals']['claimable'] }): ReactElement | null {
  const t = useTexts('hub');
  const edition = useServices()?.edition;
  const units = rewards.flatMap(({ value, limit }) => [value.unit, limit?.unit]);
  const coin = units.find((unit) => edition !== undefined && unit === stablecoin[edition]);
  return coin ? <p className="managed-elsewhere">{t('coin_worth', { coin })}</p> : null;
}
