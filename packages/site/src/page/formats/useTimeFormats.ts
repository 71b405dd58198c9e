import { timeFormats, type TimeFormats } from '../../services/formats/index.ts';
import { useMemo } from 'react';
import { usePage } from '../page/PageContext.ts';

export function useTimeFormats(): TimeFormats {
  const { regions, locale } = usePage();
  return useMemo(() => timeFormats(regions.languageTag(locale)), [regions, locale]);
}
