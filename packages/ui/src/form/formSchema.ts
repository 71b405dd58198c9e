import type { FormErrors } from './formState.ts';

/**
 * Values by the `name` of the field. An empty text field is an empty string. A select with
 * `multiple` is a list, also with no value or one; other fields with the same name are a list if
 * there are several. A single choice that was not made, an unchecked checkbox and a disabled field
 * are absent.
 */
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

/** @param lists - names of the fields in which several values can be chosen */
export function formValues(data: FormData, lists: readonly string[]): FormValues {
  return Object.fromEntries(
    [...new Set([...data.keys(), ...lists])].map((name) => {
      const values = data.getAll(name);
      const [first = ''] = values;
      return [name, values.length === 1 && !lists.includes(name) ? first : values];
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
