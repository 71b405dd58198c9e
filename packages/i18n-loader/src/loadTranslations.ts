import { backupLocale } from './backupLocale.ts';
import type { Clock } from './clock.ts';
import { readTexts, type Fetch, type Texts } from './readTexts.ts';
import { safeName } from './safeName.ts';
import { TranslationError } from './translationError.ts';

/** How files are fetched. */
export interface FetchOptions {
  /** Where the file of a locale and namespace lies; `translationUrl` makes such an address. */
  url: (locale: string, ns: string) => string;
  /** Default: the global `fetch`, looked up when called. */
  fetch?: Fetch;
  /** Counts `timeoutMs`. Default: the global timers, looked up when called. */
  clock?: Clock;
  /** For one attempt, headers and body together, in ms. Default: 10,000. */
  timeoutMs?: number;
  /** Largest file accepted, in bytes after decompression. Default: 2,000,000. */
  maxBytes?: number;
}

export interface LoadOptions<Ns extends string | readonly string[]> extends FetchOptions {
  /** Content locale, such as `tr-TR`. */
  locale: string;
  /** One namespace, or several that are loaded in one language or not at all. */
  ns: Ns;
  /** Ends the load with a `canceled` error; the backup is not tried then. */
  signal?: AbortSignal;
}

export interface LoadedTranslations<Ns extends string | readonly string[]> {
  /** The locale that the texts are in: the one asked for, or its backup. */
  locale: string;
  /** The file's content; for a list of namespaces, an object with the content of each. */
  resources: Ns extends string ? Texts : Record<string, Texts>;
}

/**
 * Fetches translations; when the locale fails, those of its backup (spec 4, 8; decision 6).
 *
 * @throws {TranslationError} `unavailable` with both `causes`, `canceled`, or `badRequest` for a
 * locale or namespace that may not stand in a URL
 */
export async function loadTranslations<const Ns extends string | readonly string[]>(
  options: LoadOptions<Ns>,
): Promise<LoadedTranslations<Ns>> {
  const { ns } = options;
  const names = [ns].flat() as string[];
  [options.locale, ...names].forEach(safeName);
  const causes: TranslationError[] = [];
  for (const locale of [options.locale, backupLocale(options.locale)]) {
    if (!locale) continue;
    try {
      const files = await attempt(options, locale, names);
      const resources = typeof ns === 'string' ? files[ns] : files;
      return { locale, resources } as LoadedTranslations<Ns>;
    } catch (error) {
      const cause = error as TranslationError;
      if (cause.kind === 'canceled') throw cause;
      causes.push(cause);
    }
  }
  throw new TranslationError(
    'unavailable',
    `No translations. ${causes.map(({ message }) => message).join('; ')}. Load again to retry.`,
    causes,
  );
}

/** All files of one locale by namespace, within one timeout; the first failure ends the others. */
async function attempt(
  {
    url,
    fetch = globalThis.fetch,
    clock = globalThis,
    timeoutMs = 10_000,
    maxBytes = 2_000_000,
    signal,
  }: FetchOptions & { signal?: AbortSignal },
  locale: string,
  names: readonly string[],
): Promise<Record<string, Texts>> {
  const canceled = () => new TranslationError('canceled', `${locale}: load canceled`);
  if (signal?.aborted) throw canceled();
  const controller = new AbortController();
  let timer: unknown;
  // Raced, not only aborted: a fetch or a body that ignores its signal must not hold us up.
  const ended = new Promise<never>((_, reject) => {
    timer = clock.setTimeout(
      () =>
        reject(new TranslationError('timeout', `${locale}: timeout of ${timeoutMs}ms exceeded`)),
      timeoutMs,
    );
    signal?.addEventListener('abort', () => reject(canceled()), { signal: controller.signal });
  });
  const read = async (ns: string) => [
    ns,
    await readTexts(() => url(locale, ns), fetch, controller.signal, maxBytes),
  ];
  try {
    const files = await Promise.race([ended, Promise.all(names.map(read))]);
    return Object.fromEntries(files) as Record<string, Texts>;
  } finally {
    clock.clearTimeout(timer);
    controller.abort();
  }
}
