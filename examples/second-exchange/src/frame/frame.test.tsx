import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fallbackLanguages, brand, region, textsUrl } from '../../exchange.config.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { placeOf } from './place.ts';
import { SiteFrame } from './SiteFrame.tsx';
import { StartFailure } from './StartFailure.tsx';
import { loadTexts } from './texts.ts';

/** Answers with a text that is the address of its file, or with status 404 for `missing` addresses. */
const fetchExcept =
  (...missing: string[]) =>
  (url: string) =>
    Promise.resolve(
      missing.includes(url)
        ? new Response('', { status: 404 })
        : new Response(JSON.stringify({ notFound: url })),
    );

async function open(edition: string, path: string, fetch = fetchExcept()) {
  history.replaceState(null, '', `${path}?edition=${edition}`);
  const place = placeOf(location, localStorage);
  render(
    <SiteFrame place={place} i18n={await loadTexts(place, fetch)}>
      <NotFoundPage />
    </SiteFrame>,
  );
}

const pages = region.editions.flatMap((edition) =>
  region.locales(edition).map(({ value, label }) => [edition, value, label] as const),
);

it.each(pages)('in the edition %s, shows the texts of %s', async (edition, locale, label) => {
  await open(edition, `/${locale}/nowhere`);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(textsUrl(region.contentLocale(locale)));
  expect(screen.getByRole('button', { name: `language ${label}` })).toBeDefined();
});

it.each(region.editions)('links keep the edition %s during development', async (edition) => {
  await open(edition, '/nowhere');
  const link = screen.getByRole('link', { name: brand });
  expect(link.getAttribute('href')).toBe(`/?edition=${edition}`);
});

/** Returns the languages whose texts replace missing ones of a locale. */
const fallbacksOf = (locale: (typeof pages)[number][1]) => {
  const content = region.contentLocale(locale);
  const list = fallbackLanguages[content] ?? fallbackLanguages['default'] ?? [];
  return list.filter((each) => each !== content);
};
const translated = pages.filter(([, locale]) => fallbacksOf(locale).length > 0);

it.each(translated)(
  'in the edition %s, shows the first fallback language if the texts of %s are missing',
  async (edition, locale) => {
    await open(edition, `/${locale}`, fetchExcept(textsUrl(region.contentLocale(locale))));
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe(textsUrl(fallbacksOf(locale)[0]!));
  },
);

it.each(translated)(
  'in the edition %s, shows a single text that %s lacks in its fallback language',
  async (edition, locale) => {
    const own = textsUrl(region.contentLocale(locale));
    await open(edition, `/${locale}`, (url) =>
      url === own ? Promise.resolve(Response.json({})) : fetchExcept()(url),
    );
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe(textsUrl(fallbacksOf(locale)[0]!));
  },
);

it('does not start without any texts, and reports them', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const fallbacks = Object.values(fallbackLanguages).flat();
  const locales = region.localeTokens.map((locale) => region.contentLocale(locale));
  const missing = [...fallbacks, ...locales].map(textsUrl);
  await expect(open(region.editions[0]!, '/', fetchExcept(...missing))).rejects.toThrow('No texts');
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ name: 'TranslationError' }));
});

/** Renders the page of a site that cannot start, in a language. Returns the text of its button. */
function failureIn(language: string): string | null {
  document.documentElement.lang = language;
  onTestFinished(() => document.documentElement.removeAttribute('lang'));
  render(<StartFailure />);
  return screen.getByRole('button').textContent;
}

it('a site that cannot start speaks English if it lacks the language of the page', () => {
  expect(failureIn('eo')).toBe('Try again');
});

const tags = pages.map(([edition, locale]) => region.languageTag(locale, edition));

it.each(tags.filter((tag) => !tag.startsWith('en')))(
  'a site that cannot start speaks %s',
  (tag) => {
    expect(failureIn(tag)).not.toBe('Try again');
  },
);
