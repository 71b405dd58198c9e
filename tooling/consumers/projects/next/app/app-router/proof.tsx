'use client';

import { useI18n } from '@exchange/i18n-loader/react';
import { useEffect, useState } from 'react';

export function Proof({ facts }: { facts: boolean[] }) {
  const { t } = useI18n();
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const all = [...facts, t('title') === 'Görevler'];
  return (
    <p data-consumer={hydrated && all.every(Boolean) ? 'passed' : 'waiting'}>
      {JSON.stringify(all)}
    </p>
  );
}
