import { usePage } from '@exchange/site/page';
import { useMemo } from 'react';
import { chartTimes, type ChartTimes } from './chartTimes.ts';

/** Formats of times in the page's language. */
export function useChartTimes(): ChartTimes {
  const { regions, locale } = usePage();
  return useMemo(() => chartTimes(regions.languageTag(locale)), [regions, locale]);
}
