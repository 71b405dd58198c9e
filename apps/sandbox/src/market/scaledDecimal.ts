/** Formats an integer in units of 10^-scale as a decimal string: `formatScaled(1234n, 2)` is `12.34`. */
export function formatScaled(units: bigint, scale: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  if (scale === 0) return sign + digits;
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** Returns the number of decimals of a decimal string. */
export function decimalsOf(decimal: string): number {
  return decimal.split('.')[1]?.length ?? 0;
}

/**
 * Parses a decimal string into units of 10^-scale. Returns undefined if it is invalid or has more than `scale`
 * decimals.
 */
export function scaled(decimal: string, scale: number): bigint | undefined {
  const decimals = decimalsOf(decimal);
  if (!/^\d{1,40}(\.\d{1,40})?$/.test(decimal) || decimals > scale) return undefined;
  return BigInt(decimal.replace('.', '') + '0'.repeat(scale - decimals));
}

/** Returns `numerator / denominator` with `scale` decimals, rounded half away from zero. Never `-0`. */
export function ratio(numerator: bigint, denominator: bigint, scale: number): string {
  const doubled = 2n * numerator * 10n ** BigInt(scale);
  const half = numerator < 0n ? -denominator : denominator;
  return formatScaled((doubled + half) / (2n * denominator), scale);
}
