/** The parts of an address that determine the edition. */
export interface TypedPage {
  /** Host with its port, or the whole text if it is not an address. */
  readonly host: string;
  readonly path: string;
  readonly protocol?: string;
  readonly search?: string;
  /** User name before an `@`. Attackers make it look like a trusted host. */
  readonly user?: string;
}

/** Splits an address as a browser does. Any other text counts as a host. */
export function readPage(text: string): TypedPage {
  const typed = text.trim();
  if (!/^https?:/i.test(typed) || !URL.canParse(typed)) return { host: typed, path: '/' };
  const { host, protocol, pathname, search, username } = new URL(typed);
  return { host, protocol, path: pathname, search, ...(username && { user: username }) };
}
