import type { Callback, TFunction } from 'i18next';
import { createInstance } from './createInstance.ts';
import { withFallback } from './fallback.ts';
import { formatTag } from './formatTag.ts';
import type { I18n } from './i18n.ts';
import type { I18nOptions } from './i18nOptions.ts';
import { canceled, TranslationError } from './loader/translationError.ts';
import {
  cancelLoad,
  hasTexts,
  type LanguageState,
  load,
  loadFallbacks,
  waitBriefly,
} from './localeLoads.ts';
import { createLocaleTexts } from './localeTexts.ts';
import { createKeyWarning } from './warnOfKeys.ts';

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
  const { locale, translations, resources } = given;
  const tagOf = (name: string) => formatTag(languageOf(name, given) ?? name);
  const options = withFallback(given, tagOf);
  const ns = [given.ns].flat();
  const texts = createLocaleTexts(tagOf, {
    [locale]: translations ?? resources?.[locale],
    ...resources,
    ...(translations && { [locale]: translations }),
  });
  const instance = createInstance(options, tagOf, texts.stored) as I18n;
  texts.writeTo(instance.store);
  const state: LanguageState = {
    instance,
    options,
    ns,
    texts,
    tagOf,
    showTag: instance.changeLanguage.bind(instance),
    warnOfKeys: createKeyWarning(instance, ns),
    loads: new Map(),
    current: locale,
    requested: locale,
    fallbacks: undefined,
    isDisposed: false,
  };

  instance.changeLanguage = (next, callback) =>
    settle(state, () => changeLanguage(state, next ?? state.current), callback);
  instance.reloadResources = (_languages, _namespaces, callback) =>
    settle(state, () => reload(state), callback);
  instance.dispose = () => {
    state.isDisposed = true;
    state.loads.forEach(({ controller }) => controller.abort());
  };
  return instance;
}

/** Returns the tag that the page sets for a locale. */
function languageOf(name: string, { locale, language }: I18nOptions): string | undefined {
  if (typeof language !== 'function') return name === locale ? language : undefined;
  try {
    return language(name);
  } catch (cause) {
    throw new TranslationError('badRequest', `language(): threw for "${name}"`, { cause });
  }
}

async function changeLanguage(state: LanguageState, next: string): Promise<TFunction> {
  const { instance, requested, current } = state;
  // Only a superseded change is canceled. A refresh of the current language continues.
  if (requested !== next && requested !== current) cancelLoad(state, requested);
  state.requested = next;
  const wasLoaded = hasTexts(state, next);
  loadFallbacks(state);
  if (!wasLoaded) await load(state, next);
  else if (state.fallbacks) await waitBriefly(state.fallbacks);
  if (state.requested !== next || state.isDisposed) throw canceled(next);
  // The load has shown its translations.
  if (!wasLoaded) return instance.t;
  state.current = next;
  state.texts.show(next);
  return state.showTag(state.tagOf(next));
}

function reload(state: LanguageState): Promise<void> {
  loadFallbacks(state);
  return load(state, state.requested);
}

/** Passes the outcome to the callback, and ignores errors of the callback. Rejections count as handled. */
function settle<Result>(
  { instance, current, isDisposed }: LanguageState,
  work: () => Promise<Result>,
  callback?: Callback,
): Promise<Result> {
  const done = isDisposed ? Promise.reject(canceled(current)) : work();
  done
    .then(
      () => callback?.(undefined, instance.t),
      (error) => callback?.(error, instance.t),
    )
    .catch(() => {});
  return done;
}
