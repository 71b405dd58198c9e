import { createDeepLinkMapper } from '@exchange/deeplink-mapper';
import { createI18nSync } from '@exchange/i18n-loader';
import { createRegionEnv } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import { Button } from '@exchange/ui/button';
import { Proof } from './proof';
import { Texts } from './texts';

const translations = { common: { title: 'Görevler' } };

// This server component renders client components of our packages, which works only if their builds have "use client".
export default function Page() {
  const { edition } = createRegionEnv(preset).resolveHost('www.brand.ae');
  const link = createDeepLinkMapper().map('https://www.brand.com/en/kyc');
  const url = () => undefined;
  const { t } = createI18nSync({ locale: 'tr-TR', ns: 'common', translations, url });
  return (
    <main>
      <Button variant="primary">{edition}</Button>
      <Texts locale="tr-TR" translations={translations}>
        <Proof facts={[edition === 'ae', link !== undefined, t('title') === 'Görevler']} />
      </Texts>
    </main>
  );
}
