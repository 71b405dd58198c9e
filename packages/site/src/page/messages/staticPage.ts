import type { GetStaticPaths, GetStaticProps } from 'next';
import { regions, type LocaleToken } from '../../exchange/regions.ts';
import type { PageProps } from '../page/PageProvider.tsx';
import type { Namespace } from '../texts/useTexts.ts';
import { hasMessages, readMessages } from './readMessages.ts';

type Params = { locale: LocaleToken };

const { contentLocale, defaultLocale, localeTokens } = regions;

/** `getStaticPaths` of every page in `pages/[locale]`: all known locales that have translations. */
export const localePaths: GetStaticPaths<Params> = () => ({
  paths: localeTokens
    .filter((locale) => hasMessages(contentLocale(locale)))
    .map((locale) => ({ params: { locale } })),
  fallback: false,
});

/**
 * `getStaticProps` of a page, with or without a locale in its path.
 *
 * @param namespaces - namespaces of the page's translations, in addition to `shell` and `screen`
 */
export function localeProps(...namespaces: Namespace[]): GetStaticProps<PageProps, Params> {
  return ({ params }) => ({ props: propsOf(params, namespaces) });
}

/** `getStaticProps` of the 404 page. */
export const missingProps: GetStaticProps<PageProps> = () => ({ props: missingPage() });

/** Returns the props of the 404 page: English, with the translations of the shell and of the parts of screens. */
export function missingPage(): PageProps {
  return { ...propsOf(undefined, []), isMissing: true };
}

/** Returns the props of every page, with `useByGlobals` (spec 1). */
function propsOf(params: Params | undefined, namespaces: readonly Namespace[]): PageProps {
  const locale = params?.locale ?? defaultLocale('default');
  return {
    useByGlobals: true,
    locale,
    isLocaleInPath: params !== undefined,
    isMissing: false,
    texts: readMessages(contentLocale(locale), ['shell', 'screen', ...namespaces]),
  };
}
