import type { TFunction } from 'i18next';

/** Returns the labels of the header and its skeleton. */
export function headerLabels(t: TFunction<'shell'>) {
  return { home: t('brand'), modes: t('mode_label'), navigation: t('nav_label') };
}
