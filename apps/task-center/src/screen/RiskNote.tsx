import { useTexts } from '@exchange/site/page';
import type { ReactElement, ReactNode } from 'react';
import { MarkedNote } from './MarkedNote.tsx';

/**
 * Names the risks of an action beside it. By default, those of derivatives.
 *
 * @param of - `prices` for actions that lead to coins, beside those of derivatives if both apply, `earn` for what pays
 * yield, and `trial_fund` for opening positions with one
 * @param children - text to show instead
 */
export function RiskNote({
  of = 'derivatives',
  children,
}: {
  of?: 'derivatives' | 'prices' | 'earn' | 'trial_fund';
  children?: ReactNode;
}): ReactElement {
  const t = useTexts('screen');
  return <MarkedNote className="risk-note">{children ?? t(`risk_${of}`)}</MarkedNote>;
}
