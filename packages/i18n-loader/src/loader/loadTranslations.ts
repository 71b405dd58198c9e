import { readTexts, type Fetch, type Texts } from './readTexts.ts';
import { safeName } from './safeName.ts';
import { canceled, TranslationError } from './translationError.ts';

/** Timer functions, with delays in ms. A `{ now, setTimeout, clearTimeout }` also works. */
export interface Clock {
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/**
 * Locales whose files are tried in order if those of a locale fail: one locale, a list, or a function of the locale
 * that returns these. The locale itself is not tried again.
 */
export type Backup =
  string | readonly string[] | ((locale: string) => string | readonly string[] | undefined);

/** Options for fetching files. */
export interface FetchOptions {
  /**
   * Returns the URL of the file for a locale and namespace, for example with `translationUrl`. If it
   * returns `undefined` for the requested locale, the load rejects with `noUrl` and tries no backup.
   */
  url: (locale: string, ns: string) => string | undefined;
  /**
   * Locales to try if a locale fails, for example `backupLocale`. They do not chain: a backup's own
   * backup is not tried, so pass a list for more than one. Default: none.
   */
  backup?: Backup | undefined;
  /** Fetches a file. Default: the global `fetch`, looked up when called. */
  fetch?: Fetch;
  /** Timers for `timeoutMs`. Default: the global timers, looked up when called. */
  clock?: Clock;
  /** Time limit of one attempt for headers and body together, in ms. Default: 10,000. */
  timeoutMs?: number;
  /** Maximum size of a file, in bytes after decompression. Default: 2,000,000. */
  maxBytes?: number;
}

export interface LoadOptions<Ns extends string | readonly string[]> extends FetchOptions {
  /** Content locale, such as `tr-TR`. */
  locale: string;
  /** One namespace, or a list. All namespaces of a list come from the same locale. */
  ns: Ns;
  /** Rejects the load with a `canceled` error, without trying the backup. */
  signal?: AbortSignal;
}

export interface LoadedTranslations<Ns extends string | readonly string[]> {
  /** Locale whose files were loaded: the requested locale or one of its backups. */
  locale: string;
  /** Content of the file. For a list of namespaces, an object with the content of each file. */
  resources: Ns extends string ? Texts : Record<string, Texts>;
}

/**
 * Fetches the translations of a locale, or of its backup if the locale fails.
 *
 * @throws {TranslationError} `unavailable` with `causes` if the locale and its backups fail, `canceled`
 *   if the signal aborts, `noUrl` if `url` returns `undefined` for the locale, `badRequest` if the
 *   locale, a backup or a namespace is not allowed in a URL, or the function `backup` throws
 */
export async function loadTranslations<const Ns extends string | readonly string[]>(
  options: LoadOptions<Ns>,
): Promise<LoadedTranslations<Ns>> {
  const { ns } = options;
  const names = [ns].flat() as string[];
  // The file, then the backup locale, then the failure (spec 4, "Translations").
  const locales = new Set([options.locale, ...backupsOf(options)]);
  [...locales, ...names].forEach(safeName);
  const causes: TranslationError[] = [];
  for (const locale of locales) {
    try {
      const files = await attempt(options, locale, names);
      const resources = typeof ns === 'string' ? files[ns] : files;
      return { locale, resources } as LoadedTranslations<Ns>;
    } catch (error) {
      const cause = error as TranslationError;
      if (cause.kind === 'canceled' || (cause.kind === 'noUrl' && !causes.length)) throw cause;
      causes.push(cause);
    }
  }
  throw new TranslationError(
    'unavailable',
    `No translations: ${causes.map(({ message }) => message).join('; ')}. Load again to retry.`,
    { causes },
  );
}

function backupsOf({ backup = [], locale }: FetchOptions & { locale: string }): readonly string[] {
  if (typeof backup !== 'function') return [backup].flat();
  try {
    return [backup(locale) ?? []].flat();
  } catch (cause) {
    throw new TranslationError('badRequest', `backup(): threw for "${locale}"`, { cause });
  }
}

/** Fetches all files of one locale within one timeout. The first failure aborts the others. */
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
  if (signal?.aborted) throw canceled(locale);
  const controller = new AbortController();
  let timer: unknown;
  // `Promise.race` is needed in addition to the signal, because a custom fetch or body may ignore the
  // signal.
  const ended = new Promise<never>((_, reject) => {
    timer = clock.setTimeout(
      () =>
        reject(new TranslationError('timeout', `${locale}: timeout of ${timeoutMs}ms exceeded`)),
      timeoutMs,
    );
    signal?.addEventListener('abort', () => reject(canceled(locale)), {
      signal: controller.signal,
    });
  });
  const files: Record<string, Texts> = {};
  const read = async (ns: string) => {
    const { signal: ownSignal } = controller;
    files[ns] = await readTexts({ url: () => url(locale, ns), fetch, signal: ownSignal, maxBytes });
  };
  try {
    await Promise.race([ended, Promise.all(names.map(read))]);
    return files;
  } finally {
    clock.clearTimeout(timer);
    controller.abort();
  }
}
