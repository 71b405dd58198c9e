import { badResponse } from '../errors/apiError.ts';

/** The part of Standard Schema 1 that this package uses. zod, valibot and arktype implement it. */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

/** The output of a schema, or the issues it found. */
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** One validation issue. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/**
 * Returns the output of the schema for the value.
 *
 * @throws `ApiError` of kind `badResponse`. The message contains the first issue, and `cause` all of
 *   them.
 */
export async function validate<Output>(
  schema: StandardSchema<Output>,
  value: unknown,
): Promise<Output> {
  let issues: readonly SchemaIssue[];
  try {
    const checked = await schema['~standard'].validate(value);
    if (!checked.issues) return checked.value;
    issues = checked.issues;
  } catch (error) {
    // An exception from a schema, such as from a failing transform, counts as an issue.
    issues = [{ message: String(error) }];
  }
  const { path = [], message = 'no reason given' }: Partial<SchemaIssue> = issues[0] ?? {};
  const names = path.map((part) => String(typeof part === 'object' ? part.key : part));
  const place = ['result', ...names].join('.');
  throw badResponse(`${place} has the wrong shape (${message})`, {
    envelope: value,
    cause: issues,
  });
}
