import { useMemo } from 'react';
import { usePage } from '../../context/PageContext.tsx';
import { numberFormats, type NumberFormats } from './numberFormats.ts';

export function useNumberFormats(): NumberFormats {
  const { locale } = usePage();
  return useMemo(() => numberFormats(locale), [locale]);
}
