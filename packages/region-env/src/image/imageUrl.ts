// Unsupported formats: spec 8.

import { formatProblem, type DisplayFormat } from './imageFormat.ts';
import { replaceParameters } from '../replaceParameters.ts';

export interface ImageRequest {
  /** Width in CSS px. */
  readonly width?: number | undefined;
  /** Height in CSS px. */
  readonly height?: number | undefined;
  /** Device pixels per CSS px (`devicePixelRatio`). Default: 1. */
  readonly pixelRatio?: number | undefined;
  /** Target format. Default: the format of the source. */
  readonly format?: DisplayFormat | undefined;
  /** Called with the reason if the source is left unchanged. Default: `console.error`, looked up per call. */
  readonly logError?: ((message: string) => void) | undefined;
}

/**
 * Returns the URL of a resized or converted image: the source with `?width=&height=&format=`, sizes in
 * device pixels. Returns the source unchanged if no size or format is requested, for `data:` and `blob:`
 * URLs, and if a format is not supported. In the last case, logs the reason.
 *
 * @param source absolute or relative URL; its query and hash are kept
 */
export function imageUrl(source: string, request: ImageRequest = {}): string {
  if (/^(?:data|blob):/i.test(source)) return source;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(source) ?? [];
  const sizes = devicePixels(request);
  if (sizes.length === 0 && request.format === undefined) return source;
  const sourceFormat = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const targetFormat = request.format ?? sourceFormat;
  const problem = formatProblem(source, sourceFormat, targetFormat);
  if (problem !== undefined) {
    (request.logError ?? logToConsole)(problem);
    return source;
  }
  const requested = new Map<string, string | undefined>(sizes);
  if (request.format !== undefined) {
    requested.set('format', targetFormat === sourceFormat ? undefined : targetFormat);
  }
  return path + replaceParameters(query, requested) + hash;
}

function logToConsole(message: string): void {
  globalThis.console.error(message);
}

/** Returns the names and values of the size parameters, in device pixels (spec 5). Ignores invalid sizes. */
function devicePixels({ width, height, pixelRatio }: ImageRequest): [string, string][] {
  const ratio = positive(pixelRatio) ?? 1;
  return Object.entries({ width, height }).flatMap(([name, size]): [string, string][] => {
    const pixels = positive(size);
    if (pixels === undefined) return [];
    return [[name, String(Math.max(1, Math.round(pixels * ratio)))]];
  });
}

function positive(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 && Number.isFinite(value) ? value : undefined;
}
