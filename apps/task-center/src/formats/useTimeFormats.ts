import { useMemo } from 'react';
import { usePage } from '../page/PageContext.tsx';
import { timeFormats, type TimeFormats } from './timeFormats.ts';

export function useTimeFormats(): TimeFormats {
  const { locale } = usePage();
  return useMemo(() => timeFormats(locale), [locale]);
}
