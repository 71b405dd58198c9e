import { useMemo } from 'react';
import {
  numberFormats,
  timeFormats,
  type NumberFormats,
  type TimeFormats,
} from '../../services/formats/index.ts';
import { usePage } from '../page/PageContext.ts';

/** Formats of numbers in the page's language. */
export function useNumberFormats(): NumberFormats {
  const { regions, locale } = usePage();
  return useMemo(() => numberFormats(regions.languageTag(locale)), [regions, locale]);
}

/** Formats of dates and durations in the page's language. */
export function useTimeFormats(): TimeFormats {
  const { regions, locale } = usePage();
  return useMemo(() => timeFormats(regions.languageTag(locale)), [regions, locale]);
}
