import * as v from 'valibot';

export type Input<Output> = { ok: true; value: Output } | { ok: false; message: string };

/**
 * Validates an input. On failure `message` lists each problem once, at most 500 characters long.
 */
export function readInput<Output>(
  schema: v.GenericSchema<unknown, Output>,
  input: unknown,
): Input<Output> {
  // Valibot would accept a list for an object schema without required fields.
  if (Array.isArray(input)) return { ok: false, message: 'expected an object, got a list' };
  const read = v.safeParse(schema, input);
  if (read.success) return { ok: true, value: read.output };
  const problems = read.issues.map((issue) => {
    const field = v.getDotPath(issue);
    return field === null ? issue.message : `${field}: ${issue.message}`;
  });
  return { ok: false, message: [...new Set(problems)].join('; ').slice(0, 500) };
}
