import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { Disclosure } from '../../screen/Disclosure.tsx';
import { RewardKind } from '../RewardKind.tsx';

/** Possible contents of a mystery box and their probabilities. Renders nothing for other rewards. */
export function OddsTable({ reward: { odds } }: { reward: WithOdds }): ReactElement | null {
  const t = useTexts('screen');
  if (odds === null) return null;
  return (
    <section aria-labelledby="odds">
      <h2 id="odds">{t('odds_title')}</h2>
      <Odds odds={odds} />
    </section>
  );
}

/** The same, collapsed, for a place beside the button that opens the box. */
export function CollapsedOdds({ reward: { odds } }: { reward: WithOdds }): ReactElement | null {
  const t = useTexts('screen');
  if (odds === null) return null;
  return (
    <Disclosure title={t('odds_title')} className="odds-details">
      <Odds odds={odds} />
    </Disclosure>
  );
}

type WithOdds = Pick<RewardPreview, 'odds'>;

function Odds({ odds }: { odds: NonNullable<RewardPreview['odds']> }): ReactElement {
  const { formatValue } = useValueFormat();
  return (
    <dl className="odds">
      {odds.map(({ type, value, withdrawal, probability }) => (
        <div key={`${type} ${value.amount}`}>
          <dt>
            <strong>{formatValue(value)}</strong>{' '}
            <span>
              <RewardKind reward={{ type, withdrawal }} />
            </span>
          </dt>
          <dd>{formatValue({ amount: probability, unit: 'ratio' })}</dd>
        </div>
      ))}
    </dl>
  );
}
