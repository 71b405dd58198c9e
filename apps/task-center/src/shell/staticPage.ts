import type { Namespace, PageAddress, Texts } from '@exchange/site/page';
import { hasMessages, readMessages } from '@exchange/site/page/messages';
import type { GetStaticPaths, GetStaticProps } from 'next';
import { contentLocale, defaultLocale, localeTokens, type LocaleToken } from '../paths/regions.ts';

/** Build-time props of every page of the task centre. */
export interface PageProps extends Omit<PageAddress, 'regions'> {
  /** Marker required on every page (spec 1): the shell provides its globals. */
  useByGlobals: true;
  /** Whether this is the 404 page, shown for URLs that don't exist. */
  isMissing: boolean;
  texts: Texts;
}

type Params = { locale: LocaleToken };

/** Returns the locales to build pages for: all known locales that have translations. */
function builtLocales(): LocaleToken[] {
  return localeTokens.filter((locale) => hasMessages(contentLocale(locale)));
}

/** `getStaticPaths` of every page in `pages/[locale]`. */
export const localePaths: GetStaticPaths<Params> = () => ({
  paths: builtLocales().map((locale) => ({ params: { locale } })),
  fallback: false,
});

/**
 * `getStaticProps` of a page, with or without a locale in its path.
 *
 * @param namespaces - namespaces of the page's translations, in addition to `shell` and `screen`
 */
export function localeProps(...namespaces: Namespace[]): GetStaticProps<PageProps, Params> {
  return ({ params }) => ({ props: propsOf(params, namespaces, false) });
}

/** `getStaticProps` of the 404 page. */
export const missingProps: GetStaticProps<PageProps> = () => ({ props: missingPage() });

/** Returns the props of the 404 page: English, with the translations of the shell and of the parts of screens. */
export function missingPage(): PageProps {
  return propsOf(undefined, [], true);
}

function propsOf(
  params: Params | undefined,
  namespaces: readonly Namespace[],
  isMissing: boolean,
): PageProps {
  const locale = params?.locale ?? defaultLocale('default');
  return {
    useByGlobals: true,
    locale,
    isLocaleInPath: params !== undefined,
    isMissing,
    texts: readMessages(contentLocale(locale), ['shell', 'screen', ...namespaces]),
  };
}
