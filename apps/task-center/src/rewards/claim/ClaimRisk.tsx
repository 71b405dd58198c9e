import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Risks of a claim above its buttons, in one block: that of prices, and that of the rewards for derivatives. */
export function ClaimRisk({
  derivatives,
}: {
  /** Number of rewards for derivatives. */
  derivatives: number;
}): ReactElement {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const amount = formatValue({ amount: String(derivatives), unit: 'count' });
  return (
    <div className="claim-risk">
      <Icon name="alert" size={16} />
      <p>
        {t('risk_prices')}{' '}
        {derivatives === 0 ? null : <strong>{t('risk_claim', { amount })}</strong>}
      </p>
    </div>
  );
}
