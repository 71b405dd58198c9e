import type { TFunction } from 'i18next';
import { useI18n } from '../../src/react.tsx';

// What a project declares; compiled as a project of its own, since it holds everywhere.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { common: { title: string }; faq: { question: string } };
  }
}

export function texts(): string[] {
  const common: TFunction<'common'> = useI18n().t;
  const faq: TFunction<'faq'> = useI18n('faq').t;
  // @ts-expect-error -- of another namespace
  useI18n().t('question');
  // @ts-expect-error -- of no namespace
  faq('titel');
  // @ts-expect-error -- no namespace
  useI18n('footer');
  return [common('title'), faq('question')];
}
