import type { KeyValueStorage } from './browser/safeStorage.ts';

/** The visitor's choice of colours. `system` follows the browser. */
export type Theme = (typeof themes)[number];

export const themes = ['system', 'light', 'dark'] as const;

const storageKey = 'exchange:theme';

/** Reads the stored theme. Returns `system` for a missing or unknown one. */
function storedTheme(storage: Pick<KeyValueStorage, 'getItem'>): Theme {
  const stored = storage.getItem(storageKey);
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Sets `data-theme` on an element, from which the style sheets take their colours. */
function applyTheme(root: Pick<HTMLElement, 'dataset'>, theme: Theme): void {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

/** Applies the theme that the visitor chose on an earlier page, before the first paint. */
export function applyStoredTheme(): void {
  applyTheme(document.documentElement, storedTheme(globalThis.localStorage));
}

export interface ThemeChoice {
  get(): Theme;
  /** Applies a theme, and stores it for the next visit and for other tabs. */
  choose(theme: Theme): void;
  /**
   * Calls the listener after each change, in this tab or another one. Returns a function that stops this.
   * Changes in other tabs are applied to the page only while there is a listener.
   */
  subscribe(listener: () => void): () => void;
}

/**
 * The theme of a page. The page's first script has applied the stored one (`applyStoredTheme`).
 *
 * @param window - window of the page, whose root element gets the theme
 */
export function createThemeChoice(
  window: Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'>,
  storage: KeyValueStorage,
): ThemeChoice {
  const root = window.document.documentElement;
  const listeners = new Set<() => void>();
  const get = () => storedTheme(storage);

  function update() {
    applyTheme(root, get());
    for (const listener of listeners) listener();
  }
  function updateFromTab(event: StorageEvent) {
    // The key is null if the other tab has cleared the storage.
    if (event.key === storageKey || event.key === null) update();
  }

  return {
    get,
    choose(theme) {
      if (theme === 'system') storage.removeItem(storageKey);
      else storage.setItem(storageKey, theme);
      update();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', updateFromTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', updateFromTab);
      };
    },
  };
}
