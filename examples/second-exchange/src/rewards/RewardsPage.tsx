'use client';

import { openApp } from '@exchange/app-bridge/open';
import { useI18n } from '@exchange/i18n-loader/react';
import { Alert, type AlertProps } from '@exchange/ui/alert';
import { Button } from '@exchange/ui/button';
import { Card } from '@exchange/ui/card';
import { useState } from 'react';
import { useServices } from '../frame/site.ts';
import type { TextKey } from '../frame/texts.ts';
import { toApp } from '../links.ts';
import { claimFailure } from './claimFailure.ts';

const rewards = ['first-trade', 'welcome'] as const;

function Reward({ slug }: { slug: (typeof rewards)[number] }) {
  const { t } = useI18n();
  const client = useServices()?.client;
  const [isClaiming, setClaiming] = useState(false);
  const [message, setMessage] = useState<{ tone: AlertProps['tone']; text: TextKey }>();
  // The key stays the same when the visitor repeats a claim, so that the server grants it once.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const link = toApp.map(`/rewards/${slug}`)?.url;

  async function claim() {
    if (client === undefined) return;
    setClaiming(true);
    try {
      const options = { path: { slug }, idempotencyKey };
      await client.post('/rewards/{slug}/claim', undefined, options);
      setMessage({ tone: 'positive', text: 'claimed' });
    } catch (error) {
      setMessage({ tone: 'negative', text: claimFailure(error) });
    } finally {
      setClaiming(false);
    }
  }

  async function open(url: string) {
    const outcome = await openApp(url);
    if (outcome === 'missing') setMessage({ tone: 'info', text: 'appMissing' });
  }

  return (
    <Card>
      <h2>{t(`reward-${slug}`)}</h2>
      <div className="actions">
        <Button
          variant="primary"
          disabled={client === undefined}
          loading={isClaiming}
          loadingLabel={t('loading')}
          onClick={() => void claim()}
        >
          {t('claim')}
        </Button>
        {link !== undefined && <Button onClick={() => void open(link)}>{t('openApp')}</Button>}
      </div>
      {message && (
        <Alert tone={message.tone} role="alert">
          {t(message.text)}
        </Alert>
      )}
    </Card>
  );
}

/** Page with rewards to claim. */
export function RewardsPage() {
  const { t } = useI18n();
  return (
    <>
      <h1>{t('rewards')}</h1>
      <p>{t('rewardsIntro')}</p>
      {rewards.map((slug) => (
        <Reward key={slug} slug={slug} />
      ))}
    </>
  );
}
