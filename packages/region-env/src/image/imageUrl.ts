import { formatProblem, type DisplayFormat } from './imageFormat.ts';
import { devicePixels } from './imageSize.ts';

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
 * URLs, and if a format is not supported. In the last case, logs the reason (decision 19).
 *
 * @param source absolute or relative URL; its query and hash are kept
 */
export function imageUrl(source: string, request: ImageRequest = {}): string {
  if (/^(?:data|blob):/i.test(source)) return source;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(source) ?? [];
  const sourceFormat = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const targetFormat = request.format ?? sourceFormat;
  const problem = formatProblem(source, sourceFormat, targetFormat);
  if (problem !== undefined) {
    (request.logError ?? logToConsole)(problem);
    return source;
  }
  const requested = new Map<string, string | undefined>(devicePixels(request));
  if (request.format !== undefined) {
    requested.set('format', targetFormat === sourceFormat ? undefined : targetFormat);
  }
  return requested.size === 0 ? source : path + replaceParameters(query, requested) + hash;
}

/**
 * Sets or, if the value is undefined, removes parameters. Keeps the spelling of all others, because a
 * change would invalidate the signature of a signed URL.
 */
function replaceParameters(query: string, values: ReadonlyMap<string, string | undefined>): string {
  const kept = query
    .slice(1)
    .split('&')
    .filter((part) => !values.has([...new URLSearchParams(part).keys()][0] ?? ''));
  const set = [...values].flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${value}`,
  );
  const parts = [...(kept.join('&') === '' ? [] : kept), ...set];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function logToConsole(message: string): void {
  globalThis.console.error(message);
}
