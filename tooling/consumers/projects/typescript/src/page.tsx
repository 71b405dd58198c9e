import { createProfileStore, ProfileProvider, useProfile } from '@exchange/api-client/react';
import { createUserApi } from '@exchange/api-client';
import { QuoteProvider, useTicker } from '@exchange/quote-socket/react';
import { I18nProvider, useI18n } from '@exchange/i18n-loader/react';
import { Button, type ButtonProps } from '@exchange/ui';
import { HeaderSkeleton } from '@exchange/ui/header-skeleton';
import type { I18n } from '@exchange/i18n-loader';
import type { ComponentProps } from 'react';
import { client, quotes } from './names.js';

const store = createProfileStore(createUserApi(client));
export type SkeletonProps = ComponentProps<typeof HeaderSkeleton>;

function Price(props: Pick<ButtonProps, 'size'>) {
  const { t } = useI18n();
  const close = useTicker('BTCUSDT', (ticker) => ticker.close);
  const { profile } = useProfile();
  return (
    <Button variant="tradeLong" size={props.size ?? 'large'}>
      {t('buy')} {close} {profile?.username}
    </Button>
  );
}

export function Page({ i18n }: { i18n: I18n }) {
  return (
    <I18nProvider i18n={i18n}>
      <ProfileProvider store={store}>
        <QuoteProvider socket={quotes}>
          <Price size="middle" />
        </QuoteProvider>
      </ProfileProvider>
    </I18nProvider>
  );
}

// @ts-expect-error -- unknown variant
export const wrong = <Button variant="rainbow" />;
