import { createI18nSync } from '@exchange/i18n-loader';
import { Consent } from './consent';
import { Texts } from './texts';

const translations = {
  common: { title: 'Tasks', consent: 'I accept the <link>terms</link>, {{name}}.' },
};

/** A server component. It passes the texts to client components, not the instance. */
export default function Page() {
  const i18n = createI18nSync({ locale: 'en', ns: 'common', translations, url: () => undefined });
  return (
    <Texts locale="en" translations={translations}>
      <h1>{i18n.t('title')}</h1>
      <Consent name="Ada" />
    </Texts>
  );
}
