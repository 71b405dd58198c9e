'use client';

import { useI18n } from '@exchange/i18n-loader/react';
import { RouterLink } from './router.tsx';

/** Page of an address that has no other. */
export function NotFoundPage() {
  const { t } = useI18n();
  return (
    <>
      <h1>{t('notFound')}</h1>
      <p>
        <RouterLink href="/">{t('notFoundHome')}</RouterLink>
      </p>
    </>
  );
}
