/** Storage key of the chosen theme. Without a stored value, the site uses the system's theme. */
const themeKey = 'docs-theme';

/** Inline script that applies the stored theme before the first paint. */
export const themeScript = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/** Switches between light and dark, and stores the choice. */
export function switchTheme(): void {
  const page = document.documentElement;
  const systemTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = (page.dataset['theme'] ?? systemTheme) === 'dark' ? 'light' : 'dark';
  page.dataset['theme'] = theme;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // The choice lasts until the next page if the browser blocks storage.
  }
}
