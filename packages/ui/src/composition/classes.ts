/** Joins class names. Skips false and undefined. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** Additional classes for the parts of a component, by the part's `data-part` attribute. */
export type ClassNames<Part extends string> = { [Name in Part]?: string | undefined };

/** Returns the attributes of a part: `data-part`, and `className` with the kit's class followed by the given one. */
export function part<Part extends string>(
  name: Part,
  className: string,
  own: ClassNames<Part> | undefined,
): { 'data-part': string; className: string } {
  return { 'data-part': name, className: classes(className, own?.[name]) };
}
