// psl contains types, but its `exports` do not list them.
declare module 'psl' {
  interface Parsed {
    readonly error?: undefined;
    readonly tld: string | null;
    readonly domain: string | null;
    readonly subdomain: string | null;
  }
  const psl: { parse(host: string): Parsed | { readonly error: { readonly code: string } } };
  export default psl;
}
