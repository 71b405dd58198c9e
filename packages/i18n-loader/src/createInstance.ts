import { createInstance as createI18next, type i18n, type Resource } from 'i18next';
import type { I18nOptions } from './i18nOptions.ts';

/** Creates the i18next instance of `createI18nSync`, with the inlined translations and no backend. */
export function createInstance(
  { locale, ns, resources, i18next, plugins }: I18nOptions,
  language: string,
): i18n {
  const instance = createI18next();
  const emit = instance.emit.bind(instance);
  instance.emit = (...event) => {
    try {
      emit(...event);
    } catch {
      // A listener's error must not reject the load that emits the event.
    }
  };
  plugins?.forEach((plugin) => instance.use(plugin));
  void instance.init({
    // By default, i18next 27 shows the key instead of an empty translation.
    returnEmptyString: true,
    ...i18next,
    interpolation: { escapeValue: false, ...i18next?.interpolation },
    lng: language,
    ns: [ns].flat(),
    resources: (resources?.[locale]
      ? { ...resources, [language]: resources[locale] }
      : { [language]: resources ?? {} }) as Resource,
    load: 'currentOnly',
  });
  return instance;
}
