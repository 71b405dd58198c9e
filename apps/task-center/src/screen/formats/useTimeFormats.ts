import { useMemo } from 'react';
import { usePage } from '../../context/PageContext.tsx';
import { timeFormats, type TimeFormats } from './timeFormats.ts';

export function useTimeFormats(): TimeFormats {
  const { locale } = usePage();
  return useMemo(() => timeFormats(locale), [locale]);
}
