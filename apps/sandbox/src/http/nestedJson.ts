/**
 * Maximum nesting of lists and objects in JSON that clients send. Validation is recursive, so the stack would not be
 * large enough for deeper values.
 */
const maxNesting = 32;

export const nestingProblem = `The JSON is nested too deeply: the limit is ${maxNesting} levels.`;

/** Returns whether a JSON text has more than `maxNesting` levels. The text need not be valid. */
export function isNestedTooDeeply(json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (isInString) {
      // The next character is escaped.
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > maxNesting) return true;
  }
  return false;
}
