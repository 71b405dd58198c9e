import fc from '@tooling/testing/fastCheck';
import { expect } from 'vitest';
import { backupLocale, createI18nSync, type I18n, type TranslationError } from '../src/index.ts';
import { heldReleasePath, settle, type HeldReleasePath } from './heldReleasePath.ts';
import { OverlapModel } from './overlapModel.ts';

/** An instance, and everything that a caller can observe. */
interface Page {
  path: HeldReleasePath;
  i18n: I18n;
  outcomes: string[];
  /** Language and title at each event. */
  events: string[];
  reports: number;
  isUrlKnown: boolean;
}

type Command = fc.AsyncCommand<OverlapModel, Page>;

const locales = ['tr-TR', 'de', 'fr', 'zh-HK', 'en-US', 'en-KAZ', 'en-GEO'];

function openPage(inlined: string | undefined): Page {
  const path = heldReleasePath();
  const page: Omit<Page, 'i18n'> = {
    path,
    outcomes: [],
    events: [],
    reports: 0,
    isUrlKnown: true,
  };
  const i18n = createI18nSync({
    backup: backupLocale,
    locale: 'tr-TR',
    ns: 'common',
    translations: inlined === undefined ? undefined : { common: { title: inlined } },
    url: (locale, ns) => (page.isUrlKnown ? path.url(locale, ns) : undefined),
    fetch: path.fetch,
    onError: () => {
      page.reports += 1;
      throw new Error('a mistake in onError');
    },
  });
  i18n.on('loaded languageChanged', () => {
    page.events.push(`${i18n.language} ${i18n.t('title')}`);
    throw new Error('a mistake in a listener');
  });
  return Object.assign(page, { i18n });
}

function track(page: Page, promise: Promise<unknown>): void {
  const index = page.outcomes.push('pending') - 1;
  promise.then(
    () => (page.outcomes[index] = 'done'),
    (error: TranslationError) => (page.outcomes[index] = error.kind),
  );
}

function expectSame(model: OverlapModel, page: Page): void {
  expect(page.i18n.t('title')).toBe(model.title);
  expect(page.outcomes).toEqual(model.calls.map(({ outcome }) => outcome));
  expect(page.reports).toBe(model.reports);
  expect(page.path.pending().sort()).toEqual(
    [...model.loads.values()].map((locale) => `${locale}/common`).sort(),
  );
}

/** Without `waits`, the next call overlaps with this one. With `waits`, the page is compared with the model. */
function call(
  name: string,
  waits: boolean,
  change: (model: OverlapModel, page: Page) => void,
): Command {
  return {
    check: () => true,
    async run(model, page) {
      change(model, page);
      // The model rejects a call without a URL immediately, but the instance rejects it later, so wait.
      if (!waits && model.isUrlKnown) return;
      await settle();
      expectSame(model, page);
    },
    toString: () => (waits ? `${name}, wait` : name),
  };
}

function answer(which: number, title: string | null | undefined): Command {
  return {
    check: (model) => model.loads.size > 0,
    async run(model, page) {
      const [locale, file] = [...model.loads][which % model.loads.size]!;
      // Skip this response if two loads wait for the same backup, because `respond` would answer the
      // older one.
      const same = [...model.loads].filter(([, other]) => other === file);
      if (same.length > 1) return;
      await page.path.respond(`${file}/common`, title === undefined ? undefined : { title });
      if (title === undefined) model.fail(locale);
      else model.arrive(locale, title);
      expectSame(model, page);
    },
    toString: () => `answer ${which} with ${title === undefined ? 'an error' : title}`,
  };
}

const answers = fc
  .tuple(fc.nat(9), fc.constantFrom('Yeni', 'Aufgaben', 'Tasks', null, undefined))
  .map(([which, title]) => answer(which, title));

const commands = fc.commands(
  [
    fc.tuple(fc.constantFrom(...locales), fc.boolean()).map(([locale, waits]) =>
      call(`change to ${locale}`, waits, (model, page) => {
        model.change(locale);
        track(page, page.i18n.changeLanguage(locale));
      }),
    ),
    fc.boolean().map((waits) =>
      call('refresh', waits, (model, page) => {
        model.refresh();
        track(page, page.i18n.reloadResources());
      }),
    ),
    answers,
    answers,
    answers,
    fc.constant(
      call('lose or learn the URL', true, (model, page) => {
        model.isUrlKnown = page.isUrlKnown = !page.isUrlKnown;
      }),
    ),
    fc.constant(
      call('dispose', true, (model, page) => {
        model.dispose();
        page.i18n.dispose();
        page.events = [];
      }),
    ),
  ],
  { maxCommands: 25 },
);

/** Compares random sequences of calls and responses with the model, then disposes the instance. */
export async function checkOverlaps(runs: number): Promise<void> {
  const inlined = fc.option(fc.constant('Eski'), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(inlined, commands, async (title, sequence) => {
      const model = new OverlapModel(title);
      const page = openPage(title);
      await fc.asyncModelRun(() => ({ model, real: page }), sequence);
      if (model.isDisposed) expect(page.events).toEqual([]);
      model.dispose();
      page.i18n.dispose();
      await settle();
      expectSame(model, page);
      expect(page.outcomes).not.toContain('pending');
    }),
    { numRuns: runs },
  );
}
