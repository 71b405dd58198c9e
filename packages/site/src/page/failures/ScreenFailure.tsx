import { Button, EmptyState, Illustration } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../texts/useTexts.ts';

/** Replaces a screen whose code could not be loaded. */
export function ScreenFailure(): ReactElement {
  const t = useTexts('shell');
  return (
    <div className="page-width">
      <EmptyState
        illustration={<Illustration name="offline" />}
        alert
        title={t('chunk_title')}
        action={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
      >
        {t('chunk_text')}
      </EmptyState>
    </div>
  );
}
