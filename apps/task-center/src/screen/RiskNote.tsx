import { useTexts } from '@exchange/site/page';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Names the risks of derivatives, beside an action that leads to them. */
export function RiskNote(): ReactElement {
  const t = useTexts('screen');
  return (
    <p className="risk-note">
      <Icon name="alert" size={16} />
      <span>{t('risk_derivatives')}</span>
    </p>
  );
}
