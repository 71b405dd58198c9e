import { Card, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';

const kinds = [
  ['fee_rebate', 'percent'],
  ['coupon', 'coupon'],
  ['bonus', 'gift'],
  ['airdrop', 'parachute'],
  ['apy_booster', 'trend'],
  ['mystery_box', 'box'],
] as const;

/** Overview of the reward types. */
export function RewardKinds(): ReactElement {
  const t = useTexts('hub');
  return (
    <section className="section section--late page-width" aria-labelledby="kinds">
      <h2 id="kinds">{t('kinds_title')}</h2>
      <ul className="cards">
        {kinds.map(([kind, icon]) => (
          <li key={kind}>
            <Card className="kind">
              <Icon name={icon} size={24} />
              <div>
                <h3 className="card-title">{t(`kind_${kind}`)}</h3>
                <p className="card-text">{t(`kind_${kind}_text`)}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
