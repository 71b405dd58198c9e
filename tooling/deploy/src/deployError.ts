/**
 * Reason why a release cannot be prepared:
 *
 * - `usage`: an option is missing or invalid
 * - `missingBuild`: the site is not built
 * - `missingHeaders`: the build has no response headers for the environment
 * - `invalidPage`: a page has no `<head>`, so the Content-Security-Policy cannot be inserted
 * - `invalidHeader`: a header contains characters that a server would interpret
 */
export type DeployErrorKind =
  'usage' | 'missingBuild' | 'missingHeaders' | 'invalidPage' | 'invalidHeader';

/** Thrown if a release cannot be prepared. `value` is the rejected option, file or header. */
export class DeployError extends Error {
  override readonly name = 'DeployError';
  readonly kind: DeployErrorKind;
  readonly value: string;

  constructor(kind: DeployErrorKind, value: string, message: string) {
    super(message);
    this.kind = kind;
    this.value = value;
  }
}
