import { numberFormats, type NumberFormats } from '@exchange/site-runtime/formats';
import { useMemo } from 'react';
import { usePage } from '../../context/PageContext.tsx';
import { languageTag } from '../../paths/regions.ts';

export function useNumberFormats(): NumberFormats {
  const { locale } = usePage();
  return useMemo(() => numberFormats(languageTag(locale)), [locale]);
}
