import { numberFormats, type NumberFormats } from '../../services/formats/index.ts';
import { useMemo } from 'react';
import { usePage } from '../page/PageContext.ts';

export function useNumberFormats(): NumberFormats {
  const { regions, locale } = usePage();
  return useMemo(() => numberFormats(regions.languageTag(locale)), [regions, locale]);
}
