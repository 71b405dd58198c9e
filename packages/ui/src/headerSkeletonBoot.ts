import { drawNavigation } from './drawNavigation.ts';
import { readCachedNavigation } from './navigation.ts';

/** Given by the function that headerSkeletonScript wraps around the built text of this file. */
declare const keys: { navigationKey: string; languageKey: string };

// Runs inline, right behind the skeleton's markup and before the first paint. It must not throw:
// storage may be forbidden, and a page without cached navigation is a good page.
try {
  const storage = globalThis.localStorage;
  const language = storage.getItem(keys.languageKey);
  const navigation = readCachedNavigation(storage.getItem(keys.navigationKey), language);
  // A page that says its own locale wants no navigation of another one, whatever was seen last.
  const { locale = language } = document.documentElement.dataset;
  if (navigation && locale === language) {
    for (const name of ['exchange', 'left', 'right'] as const) {
      const list = document.querySelector(`#x-header-skeleton [data-navigation=${name}]`);
      if (list) drawNavigation(list, navigation[name]);
    }
  }
} catch {
  // The default navigation stays.
}

// Once everything had its chance to load: the style sheet leaves a mark on the root (spec 2.1).
addEventListener('load', () => {
  if (!getComputedStyle(document.documentElement).getPropertyValue('--x-header-skeleton')) {
    // eslint-disable-next-line no-console -- the specification asks for it (spec 2.1)
    console.error('The style of the header skeleton failed to load.');
  }
});
