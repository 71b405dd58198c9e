import type { Callback, ResourceLanguage, TFunction } from 'i18next';
import { createInstance } from './createInstance.ts';
import { fallbackLocales } from './fallbackLanguages.ts';
import { withFallback } from './fallback.ts';
import { formatTag } from './formatTag.ts';
import type { I18n } from './i18n.ts';
import type { I18nOptions } from './i18nOptions.ts';
import { loadTranslations, type LoadedTranslations } from './loader/loadTranslations.ts';
import { reportFailure } from './loader/reportFailure.ts';
import type { Texts } from './loader/readTexts.ts';
import { canceled, TranslationError } from './loader/translationError.ts';
import { createLocaleTexts } from './localeTexts.ts';
import { mergeTexts } from './mergeTexts.ts';
import { createKeyWarning } from './warnOfKeys.ts';

/** Longest time for which a language that has arrived waits for its fallbacks, in ms. */
const fallbackWaitMs = 1_000;

/** A pending load of one locale. `done` rejects with a `TranslationError`. */
interface Load {
  controller: AbortController;
  done: Promise<void>;
}

/**
 * Creates an i18next instance with the inlined translations, synchronously and without a request. You
 * can use it on the server and during hydration. Loads work once `url` returns a URL.
 *
 * `language` is always a tag that `Intl` supports. Values are not escaped: insert them as text, as React
 * and `textContent` do, never as HTML.
 *
 * @throws {TranslationError} `badRequest` if `language` throws
 */
export function createI18nSync(given: I18nOptions): I18n {
  const { locale, language, translations, resources, onError } = given;
  const ns = [given.ns].flat();
  const tagOf = (name: string) => formatTag(languageOf(name) ?? name);
  const options = withFallback(given, tagOf);
  const texts = createLocaleTexts(tagOf, {
    [locale]: translations ?? resources?.[locale],
    ...resources,
    ...(translations && { [locale]: translations }),
  });
  const instance = createInstance(options, tagOf, texts.stored) as I18n;
  texts.writeTo(instance.store);
  const { keySeparator = '.' } = instance.options;
  const changeLanguage = instance.changeLanguage.bind(instance);
  const warnOfKeys = createKeyWarning(instance, ns);

  /** Locale of the last completed change. Its backup may supply the translations. */
  let current = locale;
  /** Locale of the last requested change. Differs from `current` while its translations are loading. */
  let requested = locale;
  /** The pending fallbacks of `requested`. */
  let fallbacks: Promise<unknown> | undefined;
  let isDisposed = false;
  const loads = new Map<string, Load>();

  const hasTexts = (name: string) => texts.get(name)?.[ns[0] as string] !== undefined;

  function languageOf(name: string): string | undefined {
    if (typeof language !== 'function') return name === locale ? language : undefined;
    try {
      return language(name);
    } catch (cause) {
      throw new TranslationError('badRequest', `language(): threw for "${name}"`, { cause });
    }
  }

  /** Loads the fallbacks of `requested` that have no translations yet. `onError` reports those that fail. */
  function loadFallbacks(): void {
    fallbacks = undefined;
    try {
      const tag = tagOf(requested);
      const locales = fallbackLocales(instance, options.i18next?.fallbackLng, tag);
      // i18next looks fallbacks up by tag, so a locale with the tag of another one is not used.
      const isMissing = (each: string) => tagOf(each) !== tag && !texts.stored[tagOf(each)];
      const missing = locales.filter(isMissing);
      if (missing.length > 0) fallbacks = Promise.allSettled(missing.map(load));
    } catch (cause) {
      const error = new TranslationError('badRequest', 'fallbackLng or language threw', { cause });
      reportFailure(Promise.reject(error), onError);
    }
  }

  /** Starts a load of a locale, or joins the pending one. */
  function load(name: string): Promise<void> {
    const pending = loads.get(name);
    if (pending) return pending.done;
    const controller = new AbortController();
    const done = loadAndDisplay(name, controller.signal);
    reportFailure(done, onError);
    loads.set(name, { controller, done });
    return done;
  }

  async function loadAndDisplay(name: string, signal: AbortSignal): Promise<void> {
    const loaded = await loadTranslations({ ...options, locale: name, ns, signal }).catch(
      (error: TranslationError) => error,
    );
    if (requested === name && fallbacks) await waitBriefly(fallbacks);
    // A load can be canceled after its last byte has arrived, so check the signal here as well.
    if (signal.aborted) throw canceled(name);
    loads.delete(name);
    if (!(loaded instanceof TranslationError)) return display(name, loaded);
    if (requested === name) {
      requested = current;
      if (loaded.kind !== 'noUrl') warnOfKeys(name, loaded);
    }
    throw loaded;
  }

  /** Merges loaded translations with those of earlier loads, and shows them if the locale is the requested one. */
  async function display(name: string, loaded: LoadedTranslations<string[]>): Promise<void> {
    // If the locale already has translations, keep them instead of showing the backup.
    const shown = hasTexts(name) ? name : loaded.locale;
    const former = texts.get(shown);
    const fresh = shown === loaded.locale ? loaded.resources : {};
    const merged = mergeFiles(former ?? {}, fresh, keySeparator);
    const hasChanged = JSON.stringify(merged) !== JSON.stringify(former);
    if (hasChanged) texts.set(shown, merged);
    if (requested === name) current = name;
    const tag = tagOf(shown);
    const ownsTag = texts.ownsTag(shown);
    const isShown = ownsTag && instance.resolvedLanguage === tag;
    if (current === name && !isShown) {
      texts.show(shown);
      await changeLanguage(tag);
    } else if (hasChanged && ownsTag) {
      instance.emit('loaded', { [tag]: loaded.resources });
    }
  }

  async function change(next: string): Promise<TFunction> {
    // Only a superseded change is canceled. A refresh of the current language continues.
    if (requested !== next && requested !== current) {
      loads.get(requested)?.controller.abort();
      loads.delete(requested);
    }
    requested = next;
    const isLoaded = hasTexts(next);
    loadFallbacks();
    if (!isLoaded) await load(next);
    else if (fallbacks) await waitBriefly(fallbacks);
    if (requested !== next || isDisposed) throw canceled(next);
    if (!isLoaded) return instance.t;
    current = next;
    texts.show(next);
    return changeLanguage(tagOf(next));
  }

  /** Passes the outcome to the callback, and ignores errors of the callback. Rejections count as handled. */
  function settle<T>(work: () => Promise<T>, callback?: Callback): Promise<T> {
    const done = isDisposed ? Promise.reject(canceled(current)) : work();
    done
      .then(
        () => callback?.(undefined, instance.t),
        (error) => callback?.(error, instance.t),
      )
      .catch(() => {});
    return done;
  }

  instance.changeLanguage = (next, callback) => settle(() => change(next ?? current), callback);
  instance.reloadResources = (_languages, _namespaces, callback) =>
    settle(() => {
      loadFallbacks();
      return load(requested);
    }, callback);
  instance.dispose = () => {
    isDisposed = true;
    loads.forEach(({ controller }) => controller.abort());
  };
  return instance;
}

/** Merges the files of a load into the translations of a locale. */
function mergeFiles(
  former: ResourceLanguage,
  fresh: Readonly<Record<string, Texts>>,
  keySeparator: string | false,
): ResourceLanguage {
  const merged = { ...former };
  for (const [ns, texts] of Object.entries(fresh)) {
    merged[ns] = mergeTexts(former[ns], texts, keySeparator) as Texts;
  }
  return merged;
}

/** Resolves once the promise has settled, at the latest after `fallbackWaitMs`. */
function waitBriefly(promise: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, fallbackWaitMs);
    void promise.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
