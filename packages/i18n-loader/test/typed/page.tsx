import type { TFunction } from 'i18next';
import { useI18n } from '../../src/useI18n.tsx';

// A type declaration of a consumer project. Compiled separately, because it applies globally.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { common: { title: string }; faq: { question: string } };
  }
}

export function texts(): string[] {
  const common: TFunction<'common'> = useI18n().t;
  const faq: TFunction<'faq'> = useI18n('faq').t;
  // @ts-expect-error -- the key belongs to another namespace
  useI18n().t('question');
  // @ts-expect-error -- the key does not exist
  faq('titel');
  // @ts-expect-error -- the namespace does not exist
  useI18n('footer');
  return [common('title'), faq('question')];
}
