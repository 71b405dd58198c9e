import { useI18n } from '@exchange/i18n-loader/react';
import { useEffect } from 'react';
import { matchRoutes, useLocation } from 'react-router';
import { addressesOf, fullTitle, pages } from './frame/pages.ts';
import { usePlace } from './frame/site.ts';

const routes = Object.entries(pages).map(([path, texts]) => ({
  path,
  caseSensitive: true,
  texts,
}));

/** Title, description and addresses of the current page. React moves them into the head of the document. */
export function PageHead() {
  const { t } = useI18n();
  const { basename } = usePlace();
  const pathname = withoutEndSlash(useLocation().pathname);
  const [match] = matchRoutes(routes, pathname) ?? [];
  const page = match?.route.texts;
  const title = fullTitle(page ? t(page.title, match.params) : t('notFound'));
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (page === undefined) return <meta name="robots" content="noindex" />;
  const { canonical, alternates } = addressesOf(location.host, basename + pathname);
  return (
    <>
      <meta name="description" content={t(page.description, match?.params)} />
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}

/** The router shows the same page with and without it. */
const withoutEndSlash = (path: string) => path.replace(/(?<=.)\/$/, '');
