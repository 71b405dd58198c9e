// The image formats of spec 5.

/** Source formats that the image server can resize and convert. */
export const conversionFormats = ['png', 'jpg', 'jpeg', 'webp', 'tiff', 'avif'] as const;

/** Target formats for browsers. */
export const displayFormats = ['png', 'jpg', 'jpeg', 'webp', 'avif'] as const;

export type ConversionFormat = (typeof conversionFormats)[number];
export type DisplayFormat = (typeof displayFormats)[number];

/** Returns the smallest supported format, or undefined to keep the format of the source. */
export function preferredFormat(support: {
  readonly avif: boolean;
  readonly webp: boolean;
}): DisplayFormat | undefined {
  if (support.avif) return 'avif';
  return support.webp ? 'webp' : undefined;
}

/** Returns why the image server cannot convert a source, or undefined if it can. */
export function formatProblem(
  source: string,
  sourceFormat: string,
  targetFormat: string,
): string | undefined {
  if (!(conversionFormats as readonly string[]).includes(sourceFormat)) {
    return `Image ${source} is left unchanged: cannot convert from "${sourceFormat}". Use one of ${conversionFormats.join(', ')}.`;
  }
  if (!(displayFormats as readonly string[]).includes(targetFormat)) {
    return `Image ${source} is left unchanged: cannot convert to "${targetFormat}". Use one of ${displayFormats.join(', ')}.`;
  }
  return undefined;
}
