import 'i18next';
import type AccountTexts from '@exchange/account/resources';
import type MarketTexts from '@exchange/market/resources';
import type { MergedTexts } from '@exchange/site/page';
import type SiteTexts from '@exchange/site/resources';
import type AppTexts from './resources.d.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: MergedTexts<SiteTexts & AccountTexts & MarketTexts, AppTexts>;
  }
}
