// The widths of phones and tablets: spec 5, decision 18.

/** Returns whether a width is below 768 CSS px. */
export function isPhone(width: number): boolean {
  return width < 768;
}

/** Returns whether a width is 768 to 1024 CSS px, inclusive. */
export function isTablet(width: number): boolean {
  return width >= 768 && width <= 1024;
}

/** Returns whether a width is above 767 and at most 1280 CSS px, including fractions. */
export function isTabletWide(width: number): boolean {
  return width > 767 && width <= 1280;
}
