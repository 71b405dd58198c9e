import { useTexts } from '@exchange/site/page';
import { useServerClock, useValueFormat } from '@exchange/site/page/formats';
import { useNotify } from '@exchange/site/page/toasts';
import { loadChunk } from '@exchange/site/services/browser';
import type { QueryOf } from '@exchange/task-center-api';
import { Button, Icon } from '@exchange/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useData } from '../../data/DataContext.ts';

/** Downloads the rewards of every state that match the filters as a CSV file. */
export function ExportButton({
  filters,
}: {
  filters: Pick<QueryOf<'rewards'>, 'type' | 'search'>;
}): ReactElement {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  const data = useData();
  const { formatText } = useValueFormat();
  const clock = useServerClock();
  const notify = useNotify();
  const [isLoading, setIsLoading] = useState(false);
  const aborter = useRef<AbortController>(undefined);
  useEffect(() => () => aborter.current?.abort(), []);

  async function save(): Promise<void> {
    const { signal } = (aborter.current = new AbortController());
    setIsLoading(true);
    try {
      const { saveRewards } = await loadChunk(() => import('./saveRewards.ts'));
      const texts = { rewards: t, shared, formatText };
      await saveRewards(data, { filters, texts, now: clock.now() }, signal);
    } catch {
      if (!signal.aborted) notify('negative', t('export_failed'));
    } finally {
      if (!signal.aborted) setIsLoading(false);
    }
  }

  return (
    <Button
      icon={<Icon name="download" />}
      loading={isLoading}
      loadingLabel={shared('loading')}
      onClick={() => void save()}
    >
      {t('export')}
    </Button>
  );
}
