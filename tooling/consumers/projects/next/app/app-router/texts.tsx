'use client';

import { createI18nSync } from '@exchange/i18n-loader';
import { I18nProvider } from '@exchange/i18n-loader/react';
import { useState, type ReactNode } from 'react';

interface TextsProps {
  locale: string;
  resources: Record<string, Record<string, unknown>>;
  children: ReactNode;
}

/** Provides translations that a server component loaded to client components. */
export function Texts({ locale, resources, children }: TextsProps) {
  const [i18n] = useState(() =>
    createI18nSync({ locale, ns: Object.keys(resources), resources, url: () => undefined }),
  );
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
