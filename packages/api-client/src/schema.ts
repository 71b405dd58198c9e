import { badResponse } from './badResponse.ts';

/** The part of Standard Schema 1 that is used here; zod, valibot, arktype and others have it. */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

/** What a schema says: the value as it makes it, or why not. */
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** One thing that is wrong with a value. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/**
 * The value as the schema makes it.
 *
 * @throws `ApiError` of kind `badResponse`, naming the first issue; all are in its `cause`.
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
    // A schema that throws (a transform that did not expect such a value) refuses, too.
    issues = [{ message: String(error) }];
  }
  const [{ path = [], message } = { message: 'no reason given' }] = issues;
  const place = [
    'result',
    ...path.map((part) => String(typeof part === 'object' ? part.key : part)),
  ];
  throw badResponse(`${place.join('.')} has the wrong shape (${message})`, {
    envelope: value,
    cause: issues,
  });
}
