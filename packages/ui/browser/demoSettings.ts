/** Settings of the demo page that together cover each value of each setting, and whether the window is a phone's. */
export const demoSettings = [
  { theme: 'dark', brand: 'first', dir: 'ltr', density: 'comfortable', text: '100%', phone: false },
  { theme: 'light', brand: 'second', dir: 'rtl', density: 'compact', text: '100%', phone: false },
  { theme: 'dark', brand: 'second', dir: 'rtl', density: 'comfortable', text: '200%', phone: true },
  { theme: 'light', brand: 'first', dir: 'ltr', density: 'compact', text: '200%', phone: true },
  {
    theme: 'light',
    brand: 'second',
    dir: 'ltr',
    density: 'comfortable',
    text: '100%',
    phone: true,
  },
] as const;

/** Runs in the page. Returns the names of the demos that are wider than the page, if the page scrolls sideways. */
export function wideDemos(): (string | undefined)[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll<HTMLElement>('[data-demo]')]
    .filter((demo) => demo.scrollWidth > demo.clientWidth)
    .map((demo) => demo.dataset.demo);
}
