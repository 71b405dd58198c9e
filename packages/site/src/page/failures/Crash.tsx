import { Button, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../texts/useTexts.ts';

/** Replaces a part of the page that has crashed, and offers a reload. */
export function Crash(): ReactElement {
  const t = useTexts('shell');
  return (
    <div className="notice crash" role="alert">
      <Icon name="alert" />
      <p>
        <b>{t('crash_title')}</b> {t('crash_text')}
      </p>
      <Button size="small" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </div>
  );
}
