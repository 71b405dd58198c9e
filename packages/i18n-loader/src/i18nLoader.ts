/** The first function of this package: put what it is for in its place. */
export function i18nLoader(): string {
  return 'i18n-loader';
}
