import 'i18next';
import type SiteTexts from './resources.d.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: SiteTexts;
  }
}
