/** Returns the name of a brand for the name of a site: `Blue Harbour` for `blue-harbour`. */
export function brandName(siteName: string): string {
  return siteName
    .split(/[-._]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/**
 * Replaces the name of the brand in the text of `exchange.config.ts`.
 *
 * @throws Error if the text has no `export const brand = '…'`
 */
export function withBrand(config: string, brand: string): string {
  const declaration = /export const brand = '[^']*';/;
  if (!declaration.test(config)) throw new Error('exchange.config.ts declares no brand.');
  return config.replace(declaration, `export const brand = '${brand}';`);
}
