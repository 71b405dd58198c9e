import { createI18nSync, translationUrl } from '@exchange/i18n-loader';
import { I18nProvider, useI18n } from '@exchange/i18n-loader/react';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const project = { environment: 'prod', projectId: 'task-center' } as const;
const translations = { common: { title: 'Görevler' } }; // inlined into the page
// Replaces the server in this example. Omit it to use the global fetch.
const fetch = () => Promise.resolve(Response.json({ title: 'Yeni görevler' }));

function Page({ base }: { base: string | undefined }) {
  const release = useRef<string | undefined>(undefined); // undefined until hydration
  const [i18n] = useState(() => {
    const url = (locale: string, ns: string) =>
      release.current && translationUrl({ ...project, base: release.current, locale, ns });
    return createI18nSync({ locale: 'tr-TR', ns: ['common'], translations, url, fetch });
  });
  useEffect(() => {
    release.current = base; // known in the browser only
    void i18n.reloadResources(); // one request, even in StrictMode; none without a base
  }, [i18n, base]);
  return (
    <I18nProvider i18n={i18n}>
      <Title />
    </I18nProvider>
  );
}

function Title() {
  const { t } = useI18n(); // or useI18n('faq')
  return <h1>{t('title')}</h1>;
}

createRoot(document.querySelector('#root')!).render(<Page base="https://static.brand.com/i18n" />);
