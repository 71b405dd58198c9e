import * as v from 'valibot';
import { value, type Value } from './value.ts';

/**
 * A text in the caller's language. `{name}` is a placeholder for an entry of `values`, which the page
 * formats for its locale. The text is plain text, never markup.
 */
export const text = v.object({
  text: v.pipe(v.string(), v.maxLength(2_000)),
  values: v.record(v.string(), value),
});

export type Text = v.InferOutput<typeof text>;

/**
 * Returns the text with its values filled in. A placeholder without a value is left unchanged, and
 * inserted values are not searched for placeholders.
 *
 * @param format - formats one value, such as `20%` or `100 USDT`
 */
export function fillText({ text, values }: Text, format: (value: Value) => string): string {
  return text.replace(/\{(\w{1,32})\}/g, (placeholder, name: string) => {
    const found = Object.hasOwn(values, name) ? values[name] : undefined;
    return found ? format(found) : placeholder;
  });
}
