import { timeFormats, type TimeFormats } from '@exchange/site-runtime/formats';
import { useMemo } from 'react';
import { usePage } from '../../context/PageContext.tsx';
import { languageTag } from '../../paths/regions.ts';

export function useTimeFormats(): TimeFormats {
  const { locale } = usePage();
  return useMemo(() => timeFormats(languageTag(locale)), [locale]);
}
