interface ImageSize {
  /** Width in CSS px. */
  readonly width?: number | undefined;
  /** Height in CSS px. */
  readonly height?: number | undefined;
  /** Device pixels per CSS px. Default: 1. */
  readonly pixelRatio?: number | undefined;
}

/** Returns the names and values of the size parameters, in device pixels (spec 5). Ignores invalid sizes. */
export function devicePixels({ width, height, pixelRatio }: ImageSize): [string, string][] {
  const ratio = positive(pixelRatio) ?? 1;
  return Object.entries({ width, height }).flatMap(([name, size]): [string, string][] => {
    const pixels = positive(size);
    return pixels === undefined ? [] : [[name, String(Math.max(1, Math.round(pixels * ratio)))]];
  });
}

function positive(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 && Number.isFinite(value) ? value : undefined;
}
