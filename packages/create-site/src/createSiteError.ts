export type CreateSiteErrorKind =
  'invalidName' | 'missingName' | 'unknownTemplate' | 'folderNotEmpty' | 'badOption';

/** Thrown if a site cannot be created. The message contains the remedy. */
export class CreateSiteError extends Error {
  override readonly name = 'CreateSiteError';
  readonly kind: CreateSiteErrorKind;

  constructor(kind: CreateSiteErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
