import { useI18n } from '@exchange/i18n-loader/react';
import { Trans } from 'react-i18next';

/** Shows the text `I accept the <link>terms</link>, {{name}}.` with a link. */
export function Consent({ name }: { name: string }) {
  const { t, i18n } = useI18n();
  const components = { link: <a href="/terms" /> };
  return <Trans t={t} i18n={i18n} i18nKey="consent" values={{ name }} components={components} />;
}
