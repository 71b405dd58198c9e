import { readCachedNavigation } from './cachedNavigation.ts';
import { drawNavigation } from './drawNavigation.ts';

/** Parameter of the function that headerSkeletonScript wraps around the build output of this file. */
declare const keys: { navigationKey: string; languageKey: string };

// Runs inline, next to the skeleton's markup and before the first paint. Must not throw, because storage
// access may be denied and a page without cached navigation is valid.
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
        // The style sheet uses this attribute to hide the default list. The script must not remove that
        // list, because React manages it.
        list.dataset.drawn = '';
      }
    };
    draw();
    // Fill lists that follow this script before they are painted. The script cannot follow the skeleton
    // instead: it might wait for a style sheet, and browsers might paint the skeleton first.
    new MutationObserver((_, observer) => {
      draw();
      if (document.readyState !== 'loading') observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }
} catch {
  // Storage is not available, so keep the default navigation.
}

// The load event fires after the style sheet has loaded or failed. If it loaded, it set this custom
// property on the root element (spec 2.1).
addEventListener('load', () => {
  if (!getComputedStyle(document.documentElement).getPropertyValue('--x-header-skeleton')) {
    // eslint-disable-next-line no-console -- required by spec 2.1
    console.error('The style of the header skeleton failed to load.');
  }
});
