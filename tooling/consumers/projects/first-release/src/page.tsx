import { createProfileStore, ProfileProvider, useProfile } from '@exchange/api-client/react';
import { QuoteProvider, useIsStale, useQuoteStatus, useTicker } from '@exchange/quote-socket/react';
import { Button as FromIndex, Icon } from '@exchange/ui';
import { Button } from '@exchange/ui/button';
import '@exchange/ui/styles.css';
import { user } from './client';
import { quotes } from './quotes';

const store = createProfileStore(user);
const sizes = ['xx-small', 'x-small', 'small', 'middle', 'large', 'x-large'] as const;
const variants = [
  'default',
  'primary',
  'secondary',
  'secondaryBrand',
  'tradeLong',
  'tradeShort',
  'tradeSecondary',
  'marketing',
] as const;

function Row() {
  const close = useTicker('BTCUSDT', (ticker) => ticker.close);
  const { status, phase } = useQuoteStatus();
  const stale = useIsStale('BTCUSDT');
  const { profile } = useProfile();
  return (
    <p title={`${status} ${phase}`}>
      {profile?.username} {stale ? '…' : close} <Icon name="gift" />
    </p>
  );
}

export const page = (
  <ProfileProvider store={store}>
    <QuoteProvider socket={quotes}>
      <Row />
      {sizes.map((size) => (
        <Button key={size} size={size} loading loadingLabel="Claiming…" />
      ))}
      {variants.map((variant) => (
        <FromIndex key={variant} variant={variant} disabled onClick={() => undefined} />
      ))}
    </QuoteProvider>
  </ProfileProvider>
);
