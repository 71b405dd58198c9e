/** Thrown if the sandbox cannot start for a reason that the user can fix. The message contains the fix. */
export class StartError extends Error {
  readonly kind:
    | 'database'
    | 'dataFolder'
    | 'dataFolderTaken'
    | 'recording'
    | 'siteHeaders'
    | 'devServer'
    | 'portTaken'
    | 'port';

  constructor(kind: StartError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
    this.kind = kind;
  }
}
