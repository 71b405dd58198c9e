/** Source of `handleFailure.ts`, to display. A test compares it with the file. */
export const handlerSource = `import { isTransient, type ApiError } from '@exchange/api-client/errors';

/** Returns what a page should do after a failed call. */
export function handleFailure(error: ApiError): string {
  switch (error.kind) {
    case 'noPermission':
      return 'Show the login button.';
    case 'business':
      return \`Show the reason: \${error.serverMessage ?? 'the server gave none'}\`;
    case 'gateway':
    case 'http':
      return isTransient(error) ? 'Offer to try again.' : 'Show that this is not available.';
    case 'network':
    case 'timeout':
    case 'empty':
      return 'Ask to check the connection, and offer to try again.';
    case 'canceled':
      return 'Do nothing: the page aborted the call.';
    case 'badRequest':
    case 'badResponse':
      return 'Report the error: the page and the server disagree.';
  }
}
`;

/** Returns the indexes of the lines in `handleFailure` that run for an error kind: its `case` and the `return`. */
export function handlerLines(source: string, kind: string): readonly number[] {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.trim() === `case '${kind}':`);
  if (start < 0) return [];
  const end = lines.findIndex((line, index) => index > start && line.trim().startsWith('return'));
  return [start, end];
}
