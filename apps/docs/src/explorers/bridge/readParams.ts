/** Parses the parameters of a call. Blank text counts as no parameters. */
export function readParams(
  text: string,
): { readonly params: unknown } | { readonly error: string } {
  if (text.trim() === '') return { params: {} };
  try {
    return { params: JSON.parse(text) as unknown };
  } catch {
    return { error: 'The parameters are not JSON. Use text such as {"path": "kyc"}.' };
  }
}
