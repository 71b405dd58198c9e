/** The path of a page on its site, from the name of its file; undefined for error pages. */
export function sitePath(file: string): string | undefined {
  const path = file.replace(/^\/\[locale\]/, '');
  return path.startsWith('/task-center') ? path : undefined;
}
