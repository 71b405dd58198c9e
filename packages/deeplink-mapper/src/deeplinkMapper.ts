/** The first function of this package: put what it is for in its place. */
export function deeplinkMapper(): string {
  return 'deeplink-mapper';
}
