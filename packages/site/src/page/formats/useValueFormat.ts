import { fillText, type Text, type Value } from '@exchange/exchange-api';
import { useMemo } from 'react';
import { valueFormat } from '../../services/formats/index.ts';
import { usePage } from '../page/PageContext.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Returns functions that format amounts, and server texts with amounts, in the page's language. */
export function useValueFormat(): {
  formatValue: (value: Value) => string;
  formatText: (text: Text) => string;
} {
  const { regions, locale } = usePage();
  const t = useTexts('screen');
  return useMemo(() => {
    const formatValue = valueFormat(regions.languageTag(locale), (unit, count, amount) =>
      t(`unit_${unit}`, { count, amount }),
    );
    return { formatValue, formatText: (text) => fillText(text, formatValue) };
  }, [regions, locale, t]);
}
