/** Data about the release to which the worker belongs. */
export interface ReleaseFacts {
  /** Id of the build. All pages of the release contain it, and no other page does. */
  release: string;
  /** Prefix of cache names. The id of the release is appended. */
  cachePrefix: string;
  /** Path of the app's pages without the locale, such as `/task-center`. */
  pages: string;
  /** Path of the files whose names change with their content. */
  assets: string;
  /** SHA-256 in base64 of each of these files, by its path below `assets`. */
  digests: Readonly<Record<string, string>>;
  /** Paths of released translations, without locale and namespace. */
  texts: readonly string[];
  /** Time in ms for which a stored page is shown without waiting for the server. Older pages wait for the server. */
  maxAgeMs: number;
}
