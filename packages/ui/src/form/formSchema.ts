import type { FormErrors } from './formState.ts';

/** Fields with the same name give a list. An empty field is an empty string. */
export type FormValues = Record<string, FormDataEntryValue | FormDataEntryValue[]>;

type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | {
      readonly issues: readonly {
        readonly message: string;
        readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
      }[];
    };

/** A schema of a library that implements Standard Schema, such as Zod, Valibot or ArkType. */
export interface FormSchema<Output> {
  readonly '~standard': {
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
  };
}

/** Returns the values of a form by name. */
export function formValues(data: FormData): FormValues {
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => {
      const [first = '', ...more] = data.getAll(name);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
}

/**
 * Returns the values as the schema reads them, or the first error of each field. A nested path such as `['address',
 * 'city']` belongs to the field `address.city`.
 */
export async function readValues<Output>(
  schema: FormSchema<Output>,
  values: FormValues,
): Promise<{ values: Output } | { errors: FormErrors }> {
  const result = await schema['~standard'].validate(values);
  if (!result.issues) return { values: result.value };
  const errors = new Map<string, string>();
  for (const { message, path = [] } of result.issues) {
    const name = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    if (!errors.has(name)) errors.set(name, message);
  }
  return { errors: Object.fromEntries(errors) };
}
