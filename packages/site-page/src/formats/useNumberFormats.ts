import { numberFormats, type NumberFormats } from '@exchange/site-runtime/formats';
import { useMemo } from 'react';
import { usePage } from '../page/PageContext.ts';

export function useNumberFormats(): NumberFormats {
  const { regions, locale } = usePage();
  return useMemo(() => numberFormats(regions.languageTag(locale)), [regions, locale]);
}
