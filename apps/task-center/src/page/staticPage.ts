import { contentLocale, defaultLocale, localeTokens, type LocaleToken } from '@exchange/region-env';
import type { GetStaticPaths, GetStaticProps } from 'next';
import type { Namespace, Texts } from '../texts/namespaces.ts';
import { hasMessages, readMessages } from '../texts/readMessages.ts';

/** What every page of the task centre is given while it is built. */
export interface PageProps {
  /** Every page carries this mark (spec 1): its globals come from the shell. */
  useByGlobals: true;
  /** The locale in the address; an address without one is in `defaultLocale`. */
  locale: LocaleToken;
  /** Does the address name the locale? Links of the page do as the address does. */
  isLocaleInPath: boolean;
  /** Is it shown in place of a page that does not exist? */
  isMissing: boolean;
  texts: Texts;
}

type Params = { locale: LocaleToken };

/** Locales that a page is built for: all that are known and have texts. */
function builtLocales(): LocaleToken[] {
  return localeTokens.filter((locale) => hasMessages(contentLocale(locale)));
}

/** `getStaticPaths` of every page below `pages/[locale]`. */
export const localePaths: GetStaticPaths<Params> = () => ({
  paths: builtLocales().map((locale) => ({ params: { locale } })),
  fallback: false,
});

/**
 * `getStaticProps` of a page, with or without a locale in its address.
 *
 * @param namespaces - what the page shows besides the shell and its login window
 */
export function localeProps(...namespaces: Namespace[]): GetStaticProps<PageProps, Params> {
  return ({ params }) => ({ props: propsOf(params, namespaces, false) });
}

/** `getStaticProps` of the page for addresses that lead nowhere. */
export const missingProps: GetStaticProps<PageProps> = () => ({ props: missingPage() });

/** In English, the shell's texts alone: for pages that have no locale of their own. */
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
    texts: readMessages(contentLocale(locale), ['shell', 'login', ...namespaces]),
  };
}
