import * as v from 'valibot';

export type Input<Output> = { ok: true; value: Output } | { ok: false; message: string };

/** Reads what came in by its schema. The message names each wrong field once. */
export function readInput<Output>(
  schema: v.GenericSchema<unknown, Output>,
  input: unknown,
): Input<Output> {
  // A list would do where an object has no field that it needs.
  if (Array.isArray(input)) return { ok: false, message: 'a list came instead of an object' };
  const read = v.safeParse(schema, input);
  if (read.success) return { ok: true, value: read.output };
  const problems = read.issues.map((issue) => {
    const field = v.getDotPath(issue);
    return field === null ? issue.message : `${field}: ${issue.message}`;
  });
  return { ok: false, message: [...new Set(problems)].join('; ').slice(0, 500) };
}
