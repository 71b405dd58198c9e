import type { CachedNavigation, HeaderSkeletonProps, Navigation } from '@exchange/ui';

export const navigationKey = 'navigation';
export const languageKey = 'language';

const navigation: Navigation = {
  exchange: [],
  left: [
    { name: 'Home', href: '/', renderer: 'link' },
    { name: 'Markets', href: '/markets', renderer: 'link' },
  ],
  right: [{ name: 'Log in', href: '/account', renderer: 'link' }],
};
export const skeleton: HeaderSkeletonProps = {
  homeHref: '/',
  labels: { home: 'Home', modes: 'Products', navigation: 'Main' },
  navigation,
};

/** The navigation of a signed-in visitor. */
export const ownNavigation: Navigation = {
  ...navigation,
  right: [{ name: 'Account', href: '/account', renderer: 'link' }],
};

/** Stores the navigation, which the header skeleton shows on the next visit. */
export function storeNavigation(): void {
  const cached: CachedNavigation = { ...ownNavigation, language: 'en' };
  localStorage.setItem(navigationKey, JSON.stringify(cached));
  localStorage.setItem(languageKey, 'en');
}
