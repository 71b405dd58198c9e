import { applyTheme, storedTheme } from '../../services/theme/themeChoice.ts';

/** Applies the theme that the visitor chose on an earlier page, before the first paint. */
export function markTheme(): void {
  applyTheme(document.documentElement, storedTheme(globalThis.localStorage));
}
