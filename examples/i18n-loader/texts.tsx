'use client';

import { createI18nSync, translationUrl } from '@exchange/i18n-loader';
import { I18nProvider } from '@exchange/i18n-loader/react';
import { useEffect, useState, type ReactNode } from 'react';

interface TextsProps {
  locale: string;
  translations: Record<string, Record<string, unknown>>;
  children: ReactNode;
}

const project = { environment: 'prod', projectId: 'task-center' } as const;

/** Provides the texts to client components, and refreshes them in the browser. */
export function Texts({ locale, translations, children }: TextsProps) {
  const [i18n] = useState(() => {
    const base = 'https://static.brand.com/i18n';
    const url = (name: string, ns: string) =>
      translationUrl({ ...project, base, locale: name, ns });
    return createI18nSync({ locale, ns: Object.keys(translations), translations, url });
  });
  useEffect(() => void i18n.reloadResources(), [i18n]);
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
