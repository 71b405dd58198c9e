/** Storage key of the chosen theme. Without a value, the site follows the system. */
export const themeKey = 'docs-theme';

/** Sets the stored theme before the first paint. */
export const themeScript = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
