import type { Text } from '@exchange/exchange-api';
import { Card } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { useValueFormat } from '../formats/useValueFormat.ts';

/**
 * Terms of an item. Renders nothing without terms.
 *
 * @param children - link to the full terms
 */
export function Terms({
  terms,
  children,
}: {
  terms: readonly Text[];
  children?: ReactNode;
}): ReactElement | null {
  const t = useTexts('screen');
  const { formatText } = useValueFormat();
  if (terms.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="terms">
      <h2 id="terms">{t('terms_title')}</h2>
      <ul className="detail__list detail__terms">
        {terms.map((term) => (
          <li key={term.text}>{formatText(term)}</li>
        ))}
      </ul>
      {children}
    </Card>
  );
}
