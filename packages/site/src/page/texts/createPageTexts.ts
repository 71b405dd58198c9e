import type { I18n } from '@exchange/i18n-loader';
import type { Services } from '../register.ts';
import { createTexts, type TextsOptions } from './createTexts.ts';

/** Services that loading newer translations needs. */
type TextServices = Pick<Services, 'translationUrl' | 'report'>;

/** Translations of a running page. */
export interface PageTexts {
  i18n: I18n;
  /** Sets the services, which load later than the page. Until then, the page can load no other translations. */
  connect(services: TextServices): void;
}

export function createPageTexts(
  page: Pick<TextsOptions, 'regions' | 'locale' | 'texts'>,
): PageTexts {
  let connected: TextServices | undefined;
  const i18n = createTexts({
    ...page,
    url: (locale, ns) => connected?.translationUrl?.(locale, ns),
    onError: (error) => connected?.report(error),
  });
  return {
    i18n,
    connect(services) {
      connected = services;
    },
  };
}
