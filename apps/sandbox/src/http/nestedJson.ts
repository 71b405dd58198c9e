/**
 * Maximum nesting of lists and objects in JSON that clients send. Validation is recursive, so the stack would not be
 * large enough for deeper values.
 */
const maxNesting = 32;

export const nestingProblem = `The JSON is nested too deeply: the limit is ${maxNesting} levels.`;

/** Returns whether a JSON text has more than `maxNesting` levels. The text need not be valid. */
export function isNestedTooDeeply(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > maxNesting) return true;
  }
  return false;
}
