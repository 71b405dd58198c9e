import 'i18next';
import type SiteTexts from '@exchange/site/resources';
import type MarketTexts from './resources.d.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: SiteTexts & MarketTexts;
  }
}
