import { createInstance as createI18next, type i18n, type Resource } from 'i18next';
import { fallbackLanguages } from './fallbackLanguages.ts';
import type { I18nOptions } from './i18nOptions.ts';

/** Creates the i18next instance of `createI18nSync`, with the given translations by tag and no backend. */
export function createInstance(
  { locale, ns, i18next, plugins }: I18nOptions,
  tagOf: (locale: string) => string,
  resources: Resource,
): i18n {
  const instance = createI18next();
  catchPerListener(instance);
  plugins?.forEach((plugin) => instance.use(plugin));
  void instance.init({
    // By default, i18next 27 shows the key instead of an empty translation.
    returnEmptyString: true,
    ...i18next,
    interpolation: { escapeValue: false, ...i18next?.interpolation },
    fallbackLng: fallbackLanguages(i18next?.fallbackLng, tagOf),
    lng: tagOf(locale),
    ns: [ns].flat(),
    resources,
    load: 'currentOnly',
  });
  return instance;
}

type Listener = (...args: unknown[]) => void;

/** Ignores errors of listeners, which would stop the other listeners and reject the load that emits the event. */
function catchPerListener(instance: i18n): void {
  const on = instance.on.bind(instance);
  const off = instance.off.bind(instance);
  const safeListeners = new WeakMap<Listener, Listener>();

  instance.on = ((events: string, listener: Listener) => {
    const safe =
      safeListeners.get(listener) ??
      ((...args) => {
        try {
          listener(...args);
        } catch {
          // It must not stop the other listeners.
        }
      });
    safeListeners.set(listener, safe);
    return on(events, safe);
  }) as typeof instance.on;
  instance.off = (events: string, listener?: Listener) => {
    off(events, listener && (safeListeners.get(listener) ?? listener));
  };
}
