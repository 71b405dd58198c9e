import type { i18n, ResourceLanguage, TFunction } from 'i18next';
import { fallbackLocales } from './fallbackLanguages.ts';
import type { I18nOptions } from './i18nOptions.ts';
import { loadTranslations, type LoadedTranslations } from './loader/loadTranslations.ts';
import type { Texts } from './loader/readTexts.ts';
import { reportFailure } from './loader/reportFailure.ts';
import { canceled, TranslationError } from './loader/translationError.ts';
import type { LocaleTexts } from './localeTexts.ts';
import { mergeTexts } from './mergeTexts.ts';

/** Longest time for which a language that has arrived waits for its fallbacks, in ms. */
const fallbackWaitMs = 1_000;

/** State of an instance of `createI18nSync`. */
export interface LanguageState {
  readonly instance: i18n;
  readonly options: I18nOptions;
  /** Namespaces. The first is the default one. */
  readonly ns: readonly string[];
  readonly texts: LocaleTexts;
  /** Returns the tag under which i18next stores the translations of a locale. */
  readonly tagOf: (locale: string) => string;
  /** i18next's own `changeLanguage`. Makes the stored translations of a tag the shown ones. */
  readonly showTag: (tag: string) => Promise<TFunction>;
  readonly warnOfKeys: (locale: string, error: TranslationError) => void;
  /** Pending loads by locale. */
  readonly loads: Map<string, Load>;
  /** Locale of the last completed change. Its backup may supply the translations. */
  current: string;
  /** Locale of the last requested change. Differs from `current` while its translations are loading. */
  requested: string;
  /** The pending fallbacks of `requested`. Never rejects. */
  fallbacks: Promise<unknown> | undefined;
  isDisposed: boolean;
}

/** A pending load of one locale. `done` rejects with a `TranslationError`. */
interface Load {
  readonly controller: AbortController;
  readonly done: Promise<void>;
}

/** Whether a locale has translations, inlined or from an earlier load. */
export function hasTexts({ texts, ns }: LanguageState, locale: string): boolean {
  return texts.get(locale)?.[ns[0] as string] !== undefined;
}

/** Loads and shows the translations of a locale, or joins the pending load. */
export function load(state: LanguageState, locale: string): Promise<void> {
  const pending = state.loads.get(locale);
  if (pending) return pending.done;
  const controller = new AbortController();
  const done = loadAndShow(state, locale, controller.signal);
  reportFailure(done, state.options.onError);
  state.loads.set(locale, { controller, done });
  return done;
}

/** Cancels the pending load of a locale, if there is one. A later load starts again. */
export function cancelLoad({ loads }: LanguageState, locale: string): void {
  loads.get(locale)?.controller.abort();
  loads.delete(locale);
}

/** Loads the fallbacks of `requested` that have no translations yet. `onError` reports those that fail. */
export function loadFallbacks(state: LanguageState): void {
  const { instance, options, texts, tagOf, requested } = state;
  state.fallbacks = undefined;
  try {
    const tag = tagOf(requested);
    const locales = fallbackLocales(instance, options.i18next?.fallbackLng, tag);
    // i18next looks fallbacks up by tag, so a locale with the tag of another one is not used.
    const isMissing = (each: string) => tagOf(each) !== tag && !texts.stored[tagOf(each)];
    const loads = locales.filter(isMissing).map((each) => load(state, each));
    if (loads.length > 0) state.fallbacks = Promise.allSettled(loads);
  } catch (cause) {
    const error = new TranslationError('badRequest', 'fallbackLng or language threw', { cause });
    reportFailure(Promise.reject(error), options.onError);
  }
}

/** Resolves once the fallbacks have settled, at the latest after `fallbackWaitMs`. */
export function waitBriefly(fallbacks: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, fallbackWaitMs);
    void fallbacks.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function loadAndShow(
  state: LanguageState,
  locale: string,
  signal: AbortSignal,
): Promise<void> {
  const { options, ns } = state;
  const loaded = await loadTranslations({ ...options, locale, ns, signal }).catch(
    (error: TranslationError) => error,
  );
  if (state.requested === locale && state.fallbacks) await waitBriefly(state.fallbacks);
  // A load can be canceled after its last byte has arrived, so check the signal here as well.
  if (signal.aborted) throw canceled(locale);
  state.loads.delete(locale);
  if (!(loaded instanceof TranslationError)) return show(state, locale, loaded);
  if (state.requested === locale) {
    state.requested = state.current;
    if (loaded.kind !== 'noUrl') state.warnOfKeys(locale, loaded);
  }
  throw loaded;
}

/**
 * Merges loaded translations with those of earlier loads, and makes them the shown ones if their locale is the
 * requested one.
 */
async function show(
  state: LanguageState,
  locale: string,
  loaded: LoadedTranslations<string[]>,
): Promise<void> {
  const { instance, texts, tagOf } = state;
  // If the locale already has translations, keep them instead of showing the backup.
  const source = hasTexts(state, locale) ? locale : loaded.locale;
  const former = texts.get(source);
  const fresh = source === loaded.locale ? loaded.resources : {};
  const merged = mergeFiles(former ?? {}, fresh, instance.options.keySeparator);
  const hasChanged = JSON.stringify(merged) !== JSON.stringify(former);
  if (hasChanged) texts.set(source, merged);
  if (state.requested === locale) state.current = locale;
  const tag = tagOf(source);
  const ownsTag = texts.ownsTag(source);
  const isShown = ownsTag && instance.resolvedLanguage === tag;
  if (state.current === locale && !isShown) {
    texts.show(source);
    await state.showTag(tag);
  } else if (hasChanged && ownsTag) {
    instance.emit('loaded', { [tag]: loaded.resources });
  }
}

/** Merges the files of a load into the translations of a locale. */
function mergeFiles(
  former: ResourceLanguage,
  fresh: Readonly<Record<string, Texts>>,
  keySeparator: string | false = '.',
): ResourceLanguage {
  const merged = { ...former };
  for (const [ns, texts] of Object.entries(fresh)) {
    merged[ns] = mergeTexts(former[ns], texts, keySeparator) as Texts;
  }
  return merged;
}
