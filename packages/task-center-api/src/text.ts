import * as v from 'valibot';
import { value, type Value } from './value.ts';

/**
 * Words of the catalogue in the caller's language. `{name}` in them stands for an entry of `values`,
 * which the page writes in its own number format. Always text, never markup.
 */
export const text = v.object({
  text: v.pipe(v.string(), v.maxLength(2_000)),
  values: v.record(v.string(), value),
});

export type Text = v.InferOutput<typeof text>;

/**
 * Puts the values in. A placeholder without a value stays as it is, and what was put in is not
 * looked at again.
 *
 * @param format - writes one value, such as `20%` or `100 USDT`
 */
export function fillText({ text, values }: Text, format: (value: Value) => string): string {
  return text.replace(/\{(\w{1,32})\}/g, (placeholder, name: string) => {
    const found = Object.hasOwn(values, name) ? values[name] : undefined;
    return found ? format(found) : placeholder;
  });
}
