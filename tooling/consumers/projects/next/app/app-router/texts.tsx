'use client';

import { createI18nSync } from '@exchange/i18n-loader';
import { I18nProvider } from '@exchange/i18n-loader/react';
import { useState, type ReactNode } from 'react';

interface TextsProps {
  locale: string;
  translations: Record<string, Record<string, unknown>>;
  children: ReactNode;
}

/** Provides translations that a server component loaded to client components. */
export function Texts({ locale, translations, children }: TextsProps) {
  const [i18n] = useState(() =>
    createI18nSync({ locale, ns: Object.keys(translations), translations, url: () => undefined }),
  );
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
