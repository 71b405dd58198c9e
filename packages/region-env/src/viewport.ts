// Widths in CSS px. Specification 5.

/** Under 768 px. */
export function isPhone(width: number): boolean {
  return width < 768;
}

/** 768 to 1024 px, both included. */
export function isTablet(width: number): boolean {
  return width >= 768 && width <= 1024;
}

/** The second helper: above 767 and up to 1280 px, so fractions above 767 count. Decision 18. */
export function isTabletWide(width: number): boolean {
  return width > 767 && width <= 1280;
}
