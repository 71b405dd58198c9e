import { ApiError } from './errors.ts';

/** The part of Standard Schema 1 that is used here; zod, valibot, arktype and others have it. */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/**
 * The value as the schema makes it.
 *
 * @throws {@link ApiError} of kind `badResponse`, naming the first issue; all are in its `cause`.
 */
export async function validate<Output>(
  schema: StandardSchema<Output>,
  value: unknown,
  url: string,
): Promise<Output> {
  const checked = await attempt(schema, value);
  if (!checked.issues) return checked.value;
  const [first] = checked.issues;
  const path = (first?.path ?? [])
    .map((part) => String(typeof part === 'object' ? part.key : part))
    .join('.');
  throw new ApiError(
    'badResponse',
    `bad response: result${path && `.${path}`} has the wrong shape (${first?.message ?? 'no reason given'})`,
    { code: 'ERR_BAD_RESPONSE', url, envelope: value, cause: checked.issues },
  );
}

/** A schema that throws (a transform that did not expect such a value) refuses, too. */
async function attempt<Output>(
  schema: StandardSchema<Output>,
  value: unknown,
): Promise<SchemaResult<Output>> {
  try {
    return await schema['~standard'].validate(value);
  } catch (error) {
    return { issues: [{ message: String(error) }] };
  }
}
