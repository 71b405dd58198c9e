import { drawNavigation } from './drawNavigation.ts';
import { readCachedNavigation } from './navigation.ts';

/** Parameter of the function that headerSkeletonScript wraps around the built text of this file. */
declare const keys: { navigationKey: string; languageKey: string };

// Runs inline beside the skeleton's markup, before the first paint. Must not throw: storage access may be denied, and
// a page without cached navigation is valid.
try {
  const storage = globalThis.localStorage;
  const language = storage.getItem(keys.languageKey);
  const navigation = readCachedNavigation(storage.getItem(keys.navigationKey), language);
  // A page with its own locale ignores navigation cached in another language.
  const { locale = language } = document.documentElement.dataset;
  if (navigation && locale === language) {
    const draw = () => {
      for (const list of document.querySelectorAll<HTMLElement>(
        '#x-header-skeleton [data-cached]:not([data-drawn])',
      )) {
        drawNavigation(list, navigation[list.dataset.cached as keyof typeof navigation]);
        // Hides the default list, which React owns.
        list.dataset.drawn = '';
      }
    };
    draw();
    // Draws lists that follow the script, before they are painted. A script after the skeleton may wait for a style
    // sheet, and browsers may paint between the two.
    new MutationObserver((_, observer) => {
      draw();
      if (document.readyState !== 'loading') observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }
} catch {
  // Keep the default navigation.
}

// The load event comes after the style sheet, which sets a custom property on the root (spec 2.1).
addEventListener('load', () => {
  if (!getComputedStyle(document.documentElement).getPropertyValue('--x-header-skeleton')) {
    // eslint-disable-next-line no-console -- required by spec 2.1
    console.error('The style of the header skeleton failed to load.');
  }
});
