import { useI18n } from '@exchange/i18n-loader/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { addressesOf, fullTitle, pages, type PagePath } from './frame/pages.ts';
import { usePlace } from './frame/site.ts';

/** Title, description and addresses of the current page. React moves them into the head of the document. */
export function PageHead() {
  const { t } = useI18n();
  const { basename } = usePlace();
  const pathname = withoutEndSlash(useLocation().pathname);
  const page = isPage(pathname) ? pages[pathname] : undefined;
  const title = fullTitle(t(page?.title ?? 'notFound'));
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (page === undefined) return <meta name="robots" content="noindex" />;
  const { canonical, alternates } = addressesOf(location.host, basename + pathname);
  return (
    <>
      <meta name="description" content={t(page.description)} />
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}

/** The router shows the same page with and without it. */
const withoutEndSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

const isPage = (path: string): path is PagePath => Object.hasOwn(pages, path);
