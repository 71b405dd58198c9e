/**
 * Headers as an nginx include. `always`: on pages of an error too.
 *
 * @throws Error for a value that would mean something else in nginx's quotes
 */
export function nginxHeaders(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    if (!/^[\w-]+$/.test(name) || !/^[ !#%-[\]-~]*$/.test(value)) {
      throw new Error(`nginx cannot be told to send "${name}: ${value}" as it stands.`);
    }
    return `add_header ${name} "${value}" always;`;
  });
  return ['# Written by the build, from the same table as out.headers.json.', ...lines, ''].join(
    '\n',
  );
}
