/** Formats a picture may have to be resized or converted. Specification 5. */
export const conversionFormats = ['png', 'jpg', 'jpeg', 'webp', 'tiff', 'avif'] as const;

/** Formats that a browser is given. Specification 5. */
export const displayFormats = ['png', 'jpg', 'jpeg', 'webp', 'avif'] as const;

export type ConversionFormat = (typeof conversionFormats)[number];
export type DisplayFormat = (typeof displayFormats)[number];

export interface ImageRequest {
  /** In CSS px. */
  readonly width?: number | undefined;
  /** In CSS px. */
  readonly height?: number | undefined;
  /** Device pixels a CSS px, `devicePixelRatio`. Default: 1. */
  readonly pixelRatio?: number | undefined;
  /** What to convert to. Default: the picture's own format. */
  readonly format?: DisplayFormat | undefined;
  /** Told why a picture is used as it is. Default: `console.error`, looked up when called. */
  readonly logError?: ((message: string) => void) | undefined;
}

/**
 * Asks the image server for a picture of the right size: `?width=&height=&format=`, sizes in device
 * pixels. A format outside the two lists is logged and the source used as it is. Decision 19.
 *
 * @param source an address, absolute or not; its own query and hash stay
 */
export function imageUrl(source: string, request: ImageRequest = {}): string {
  if (/^(?:data|blob):/i.test(source)) return source;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(source) ?? [];
  const own = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const wanted = request.format ?? own;
  const problem = complaint(source, own, wanted);
  if (problem !== undefined) {
    (request.logError ?? logToConsole)(problem);
    return source;
  }
  const parameters = new URLSearchParams(query);
  const ratio = positive(request.pixelRatio) ?? 1;
  const { width, height } = request;
  for (const [name, size] of Object.entries({ width, height })) {
    const pixels = positive(size);
    if (pixels !== undefined) parameters.set(name, String(Math.max(1, Math.round(pixels * ratio))));
  }
  if (wanted !== own) parameters.set('format', wanted);
  const text = parameters.toString();
  return path + (text === '' ? '' : `?${text}`) + hash;
}

/** The smallest format that the browser draws; `undefined`: keep the picture's own. */
export function preferredFormat(support: {
  readonly avif: boolean;
  readonly webp: boolean;
}): DisplayFormat | undefined {
  return support.avif ? 'avif' : support.webp ? 'webp' : undefined;
}

function complaint(source: string, own: string, wanted: string): string | undefined {
  if (!(conversionFormats as readonly string[]).includes(own)) {
    return `The image ${source} is used as it is: "${own}" is none of the formats that can be converted (${conversionFormats.join(', ')}).`;
  }
  if (!(displayFormats as readonly string[]).includes(wanted)) {
    return `The image ${source} is used as it is: "${wanted}" is none of the formats that can be displayed (${displayFormats.join(', ')}).`;
  }
  return undefined;
}

function positive(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 && Number.isFinite(value) ? value : undefined;
}

function logToConsole(message: string): void {
  globalThis.console.error(message);
}
