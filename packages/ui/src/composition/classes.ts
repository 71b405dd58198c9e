/** Joins class names. Skips those that are missing. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** Classes for the parts of a component, by the value of their `data-part` attribute. */
export type ClassNames<Part extends string> = { [Name in Part]?: string | undefined };

/** Returns the attributes of a part: its `data-part` and its class, followed by your own class. */
export function part<Part extends string>(
  name: Part,
  className: string,
  own: ClassNames<Part> | undefined,
): { 'data-part': string; className: string } {
  return { 'data-part': name, className: classes(className, own?.[name]) };
}
