/** Returns a body as tests read it: JSON is parsed, with integers beyond ±2^53 as `bigint`. */
export function recordedBody(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  // Marks integers that become `bigint`, so it must not occur in the body.
  let mark = '#';
  while (body.includes(mark)) mark += '#';
  try {
    return JSON.parse(
      body.replace(stringOrInteger, (token) =>
        token.startsWith('"') || Number.isSafeInteger(+token) ? token : `"${mark + token}"`,
      ),
      (_name, value: unknown) =>
        String(value).startsWith(mark) ? BigInt(String(value).slice(mark.length)) : value,
    );
  } catch {
    return body;
  }
}

/** Matches strings, so that digits in them are skipped, and integers. */
const stringOrInteger = /"[^"\\]*(?:\\.[^"\\]*)*"|(?<![.eE+\d-])-?\d+(?![.eE\d])/g;
