/**
 * Script for `<head>`. It applies the visitor's theme before the first paint, so that the page does
 * not flash in the other one. If the browser blocks storage, the page follows the system's theme.
 */
export const themeScript = `
try {
  const theme = localStorage.getItem('theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {}`;

/** Switches between dark and light, and stores the choice. */
export function switchTheme(): void {
  const { dataset } = document.documentElement;
  const isDark =
    dataset.theme === undefined
      ? matchMedia('(prefers-color-scheme: dark)').matches
      : dataset.theme === 'dark';
  dataset.theme = isDark ? 'light' : 'dark';
  localStorage.setItem('theme', dataset.theme);
}
