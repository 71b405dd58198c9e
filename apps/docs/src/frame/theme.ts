/** Storage key of the chosen theme. Without a stored value, the site uses the system's theme. */
export const themeKey = 'docs-theme';

/** Inline script that applies the stored theme before the first paint. */
export const themeScript = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
